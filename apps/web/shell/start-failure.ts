/**
 * Says in both languages that the application could not be loaded. Nothing of it can be counted on here, neither its
 * texts nor its looks.
 */
export function showStartFailure(place: HTMLElement): void {
  const paragraph = (text: string, lang: string, dir: string): HTMLElement => {
    const element = document.createElement("p");
    Object.assign(element, { textContent: text, lang, dir });
    return element;
  };
  const retry = document.createElement("button");
  retry.textContent = "Try again · إعادة المحاولة";
  retry.addEventListener("click", () => location.reload());
  const box = document.createElement("div");
  box.style.cssText = "padding:3rem 1.5rem;text-align:center;font:1rem/1.8 system-ui,sans-serif";
  box.append(
    paragraph("Diwan could not be loaded. Check your connection.", "en", "ltr"),
    paragraph("تعذّر تحميل ديوان. تحقق من اتصالك.", "ar", "rtl"),
    retry,
  );
  place.replaceChildren(box);
}
