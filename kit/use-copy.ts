import { copyText } from "#client/copy-text.ts";
import { useToast } from "#ui/toast-context.ts";

/** Returns a function that copies a text to the clipboard and reports the result in a toast. */
export function useCopy(words: { copied: string; failed: string }): (text: string) => Promise<void> {
  const toast = useToast();
  return async (text) => {
    const isCopied = await copyText(text);
    toast(isCopied ? { message: words.copied, tone: "success" } : { message: words.failed, tone: "danger" });
  };
}
