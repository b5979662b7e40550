import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { CopyIcon } from "#ui/icons.ts";
import { stackClass } from "#ui/primitives.ts";
import { TextArea } from "#ui/TextArea.tsx";
import { useCopy } from "./use-copy.ts";

export interface CreatedSecretProps {
  /** A token, or an address that only its owner may know. */
  secret: string;
  words: { title: string; text: string; label: string; copy: string; copied: string; notCopied: string; close: string };
  onClose: () => void;
}

/** Shows a new secret, once: only the buttons close the dialog. */
export function CreatedSecret({ secret, words, onClose }: CreatedSecretProps) {
  const copy = useCopy({ copied: words.copied, failed: words.notCopied });
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      keepOpenOnOutsideClick
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <Button variant="strong" icon={<CopyIcon size={18} />} data-autofocus="" onClick={() => void copy(secret)}>
            {words.copy}
          </Button>
        </>
      }
    >
      <div className={stackClass(4)}>
        <Banner tone="warning">{words.text}</Banner>
        <TextArea label={words.label} value={secret} readOnly dir="ltr" lang="en" minRows={3} spellCheck={false} />
      </div>
    </Dialog>
  );
}
