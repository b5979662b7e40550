// refused: decides by "role"
export function handle(actor: { role: string }) {
  switch (actor.role) {
    default:
      return "Please select one from the list.";
  }
}
