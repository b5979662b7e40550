import { useState } from "react";
import { AvatarName } from "../AvatarName.tsx";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { CategoryBadge } from "../CategoryBadge.tsx";
import { ConfirmDialog } from "../ConfirmDialog.tsx";
import { Dialog } from "../Dialog.tsx";
import { IconButton } from "../IconButton.tsx";
import { DeleteIcon, DotsIcon, EditIcon, PinIcon } from "../icons.ts";
import { Menu, MenuDivider, MenuItem } from "../menu/Menu.tsx";
import { Meta } from "../Meta.tsx";
import { boxClass, rowClass } from "../primitives.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { StarPattern } from "../StarPattern.tsx";
import { useToast } from "../toast-context.ts";
import styles from "./gallery.module.css";
import { formClass, rowOfParts } from "./layout.ts";
import { sampleDocument } from "./sample-document.ts";
import type { Words } from "./words.ts";

export function LayerParts({ words }: { words: Words }) {
  const [topic, setTopic] = useState(false);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const actions = (
    <Menu heading={words.menu} trigger={<IconButton label={words.menu} icon={<DotsIcon size={22} />} />}>
      <MenuItem icon={<EditIcon />} current>
        {words.edit}
      </MenuItem>
      <MenuItem icon={<PinIcon />} disabled>
        {words.pin}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<DeleteIcon />} danger onSelect={() => setAsking(true)}>
        {words.remove}
      </MenuItem>
    </Menu>
  );
  return (
    <Card title={words.menu} actions={actions}>
      <div className={rowOfParts}>
        <Button onClick={() => setTopic(true)}>{words.openDialog}</Button>
        <Button onClick={() => setAsking(true)}>{words.askDelete}</Button>
        <Button onClick={() => toast({ message: words.saved, tone: "success" })}>{words.save}</Button>
        <Button
          onClick={() =>
            toast({ message: words.deleted, action: { label: words.undo, onAct: () => setAsking(false) } })
          }
        >
          {words.undo}
        </Button>
        <Button onClick={() => toast({ message: words.failed, tone: "danger" })}>{words.retry}</Button>
      </div>
      <Dialog
        open={topic}
        onClose={() => setTopic(false)}
        size="lg"
        title={<bdi>أسبوع الأمن السيبراني: ماذا علّمتنا الفاتورة المزيّفة؟</bdi>}
        eyebrow={
          <Meta>
            <CategoryBadge name={words.pills[4] ?? ""} color="blue" />
            {words.date}
          </Meta>
        }
        hero={
          <div className={styles.hero}>
            <StarPattern />
          </div>
        }
      >
        <div className={formClass}>
          <div className={rowClass(3, "align-center")}>
            <div className={boxClass("grows")}>
              <AvatarName id="1" name="نورة الشمري" detail={words.jobTitle} />
            </div>
            {actions}
          </div>
          <RichText document={sampleDocument} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => setAsking(false)}
        title={words.deleteTitle}
        confirmLabel={words.remove}
      >
        <p>{words.deleteText}</p>
      </ConfirmDialog>
    </Card>
  );
}
