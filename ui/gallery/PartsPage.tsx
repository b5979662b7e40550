import { Card } from "../Card.tsx";
import { ArrowForwardIcon } from "../direction-icons.tsx";
import { Badge, CountBadge, UnreadDot } from "../Badge.tsx";
import { AvatarName } from "../AvatarName.tsx";
import { Avatar } from "../Avatar.tsx";
import { Banner } from "../Banner.tsx";
import { Button } from "../Button.tsx";
import { CategoryBadge, CategoryTile } from "../CategoryBadge.tsx";
import { categoryColors } from "../category-color.ts";
import { categoryIconNames } from "../category-icon.ts";
import { EmptyState } from "../EmptyState.tsx";
import { ErrorState } from "../ErrorState.tsx";
import { CheckIcon, ComposeIcon, DeleteIcon, StarIcon } from "../icons.ts";
import { PageHeading } from "../PageHeading.tsx";
import { PillLinks } from "../PillLinks.tsx";
import { PlainText } from "../rich-text/PlainText.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { Frame, nowhere, type Switches } from "./Frame.tsx";
import styles from "./gallery.module.css";
import { FormParts } from "./FormParts.tsx";
import { LayerParts } from "./LayerParts.tsx";
import { sampleDocument } from "./sample-document.ts";
import { UploadParts } from "./UploadParts.tsx";

const people = ["Noura Al-Shammari", "سارة القحطاني", "Yousef Karim", "Lina Haddad", "فيصل عمران", "Omar Haddad"];

/** Every part by itself. */
export function PartsPage(switches: Switches) {
  const { words } = switches;
  return (
    <Frame {...switches}>
      <PageHeading
        title={words.pills[4]}
        subtitle={words.tagline}
        back={{ label: words.back, renderLink: nowhere }}
        sign={<CategoryTile icon="cpu" color="blue" size="lg" />}
        actions={<Button icon={<ComposeIcon size={20} />}>{words.newTopic}</Button>}
      />
      <div className={styles.stack}>
        <PillLinks
          label={words.categories}
          links={words.pills.map((label, place) => ({ id: label, label, current: place === 3, renderLink: nowhere }))}
        />
        <Banner
          tone="warning"
          action={
            <Button size="sm" variant="quiet">
              {words.edit}
            </Button>
          }
        >
          {words.inactive}
        </Banner>
        <Banner onDismiss={() => undefined} dismissLabel={words.dismiss}>
          {words.offlineText}
        </Banner>
        <div className={styles.two}>
          <Card title={words.buttons}>
            <div className={styles.row}>
              <Button variant="strong">{words.save}</Button>
              <Button>{words.edit}</Button>
              <Button variant="quiet">{words.cancel}</Button>
              <Button variant="quietDanger">{words.remove}</Button>
              <Button variant="danger" icon={<DeleteIcon size={20} />}>
                {words.remove}
              </Button>
              <Button variant="strong" loading loadingLabel={words.saving}>
                {words.save}
              </Button>
              <Button disabled>{words.save}</Button>
              <Button size="sm">{words.edit}</Button>
              <Button size="sm" variant="quiet" iconAfter={<ArrowForwardIcon size={18} />} renderLink={nowhere}>
                {words.next}
              </Button>
              <Button variant="strong" size="lg" wide>
                {words.signIn}
              </Button>
            </div>
          </Card>
          <Card title={words.colours}>
            <div className={styles.row}>
              {categoryColors.map((color, place) => (
                <CategoryBadge key={color} name={words.pills[place] ?? ""} color={color} renderLink={nowhere} />
              ))}
            </div>
            <p className={styles.row}>
              {categoryColors.map((color, place) => (
                <CategoryTile key={color} icon={categoryIconNames[place] ?? ""} color={color} />
              ))}
            </p>
            <div className={styles.row}>
              <Badge>{words.optional}</Badge>
              <Badge tone="action" icon={<CheckIcon />}>
                {words.save}
              </Badge>
              <Badge tone="saffron" icon={<StarIcon />}>
                {words.featured}
              </Badge>
              <Badge tone="danger">{words.remove}</Badge>
              <Badge tone="success">{words.saved}</Badge>
              <Badge tone="info">{words.read}</Badge>
              <CountBadge>12</CountBadge>
              <UnreadDot label={words.newHere} />
            </div>
          </Card>
          <FormParts words={words} />
          <UploadParts words={words} />
          <Card title={words.people}>
            <div className={styles.row}>
              {people.map((name, place) => (
                <Avatar
                  key={name}
                  id={String(place + 1)}
                  name={name}
                  size={place % 2 === 0 ? "lg" : "md"}
                  label={name}
                />
              ))}
            </div>
            <p>
              <AvatarName id="1" name="نورة الشمري" detail={words.jobTitle} size="lg" renderLink={nowhere} />
            </p>
          </Card>
          <LayerParts words={words} />
          <Card flush>
            <EmptyState title={words.empty} action={<Button variant="strong">{words.write}</Button>}>
              {words.emptyText}
            </EmptyState>
          </Card>
          <Card flush>
            <ErrorState title={words.broken} retryLabel={words.retry} onRetry={() => undefined}>
              {words.brokenText}
            </ErrorState>
          </Card>
          <Card flush>
            <ErrorState isOffline title={words.offline} retryLabel={words.retry} onRetry={() => undefined}>
              {words.offlineText}
            </ErrorState>
          </Card>
        </div>
        <Card title={words.writing}>
          <RichText document={sampleDocument} />
          <hr />
          <PlainText
            text={
              "Thanks! See www.diwan.example/garden (bring a hat).\n\nشكرًا، راسلوا omar@diwan.example للتفاصيل.\nسطر ثانٍ HRMS v2."
            }
          />
        </Card>
      </div>
    </Frame>
  );
}
