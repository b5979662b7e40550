import { useState } from "react";
import { Card } from "../Card.tsx";
import { Combobox } from "../combobox/Combobox.tsx";
import { Checkbox } from "../Checkbox.tsx";
import { FormError } from "../FormError.tsx";
import { PasswordField } from "../PasswordField.tsx";
import { RadioList } from "../RadioList.tsx";
import { SegmentedChoice } from "../SegmentedChoice.tsx";
import { Select } from "../Select.tsx";
import { PlaceMap } from "../map/PlaceMap.tsx";
import type { MapPoint } from "../map/map-parts.ts";
import { Slider } from "../Slider.tsx";
import { Switch } from "../Switch.tsx";
import { TextArea } from "../TextArea.tsx";
import { TextField } from "../TextField.tsx";
import { formClass } from "./layout.ts";
import type { Words } from "./words.ts";

export function FormParts({ words }: { words: Words }) {
  const [department, setDepartment] = useState<string | null>(null);
  const [query, setQuery] = useState("");
  const [volume, setVolume] = useState(4);
  const [place, setPlace] = useState<MapPoint | null>({ latitude: 24.7136, longitude: 46.6753 });
  const [language, setLanguage] = useState("ar");
  return (
    <Card title={words.forms}>
      <div className={formClass}>
        <TextField label={words.name} hint={words.fieldHint} required defaultValue="ليلى ناصر" />
        <TextField label={words.email} type="email" error={words.emailError} defaultValue="layla@" />
        <FormError message={words.formError} />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          showLabel={words.show}
          hideLabelText={words.hide}
        />
        <TextField label={words.name} optional placeholder={words.fieldHint} />
        <TextArea label={words.about} defaultValue={words.aboutText} />
        <Select
          label={words.department}
          options={words.departments.map((label) => ({ value: label, label }))}
          placeholder={words.department}
        />
        <Select label={words.sort} hideLabel compact options={words.sorts.map((label) => ({ value: label, label }))} />
        <Combobox
          label={words.department}
          query={query}
          onQuery={setQuery}
          groups={[
            {
              id: "departments",
              label: words.department,
              items: words.departments.map((title) => ({ id: title, title, isChosen: title === query })),
            },
          ]}
          onChoose={setQuery}
          status=""
          isWaiting={false}
        />
        <SegmentedChoice
          legend={words.language}
          value={language}
          onChange={setLanguage}
          options={[
            { value: "en", label: "English", lang: "en" },
            { value: "ar", label: "العربية", lang: "ar" },
          ]}
        />
        <RadioList
          legend={words.department}
          value={department}
          onChange={setDepartment}
          options={words.departments.map((label) => ({ value: label, label, hint: words.notifyHint }))}
        />
        <Switch label={words.notify} hint={words.notifyHint} defaultChecked />
        <Switch label={words.locked} hint={words.lockedHint} disabled />
        <Checkbox label={words.agree} defaultChecked />
        <Slider label={words.sort} min={0} max={10} value={volume} valueText={String(volume)} onChange={setVolume} />
        <PlaceMap
          value={place}
          radius={volume * 50}
          onPick={setPlace}
          others={[{ id: "1", name: words.product, latitude: 24.716, longitude: 46.68, radius: 200 }]}
          centre={null}
          tiles={null}
          labels={{
            map: words.tagline,
            howTo: words.fieldHint,
            zoomIn: "+",
            zoomOut: "−",
            loading: words.tagline,
            length: String,
            moved: () => words.product,
          }}
        />
      </div>
    </Card>
  );
}
