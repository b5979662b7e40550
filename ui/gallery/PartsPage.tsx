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
import { ComposeIcon, DeleteIcon, StarIcon } from "../icons.ts";
import { PageHeading } from "../PageHeading.tsx";
import { PillLinks } from "../PillLinks.tsx";
import { PlainText } from "../rich-text/PlainText.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { Frame, inertLink, type Switches } from "./Frame.tsx";
import { cardsClass, pageClass, rowOfParts } from "./layout.ts";
import { FormParts } from "./FormParts.tsx";
import { LayerParts } from "./LayerParts.tsx";
import { ListParts } from "./ListParts.tsx";
import { sampleDocument } from "./sample-document.ts";
import { UploadParts } from "./UploadParts.tsx";

const people = ["Noura Al-Shammari", "سارة القحطاني", "Yousef Karim", "Lina Haddad", "فيصل عمران", "Omar Haddad"];

export function PartsPage(switches: Switches) {
  const { words } = switches;
  return (
    <Frame {...switches}>
      <PageHeading
        title={words.pills[4]}
        subtitle={words.tagline}
        back={{ label: words.back, renderLink: inertLink }}
        sign={<CategoryTile icon="cpu" color="blue" size="lg" />}
        actions={<Button icon={<ComposeIcon size={20} />}>{words.newTopic}</Button>}
      />
      <div className={pageClass}>
        <PillLinks
          label={words.categories}
          links={words.pills.map((label, place) => ({ id: label, label, current: place === 3, renderLink: inertLink }))}
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
        <ListParts words={words} />
        <div className={cardsClass}>
          <Card title={words.buttons}>
            <div className={rowOfParts}>
              {(["strong", "soft", "quiet", "quietDanger", "danger"] as const).map((variant) => (
                <Button key={variant} variant={variant} icon={<DeleteIcon size={20} />}>
                  {words.remove}
                </Button>
              ))}
              <Button variant="strong" loading loadingLabel={words.saving}>
                {words.save}
              </Button>
              <Button disabled>{words.save}</Button>
              <Button size="sm">{words.edit}</Button>
              <Button size="sm" variant="quiet" iconAfter={<ArrowForwardIcon size={18} />} renderLink={inertLink}>
                {words.next}
              </Button>
              <Button variant="strong" size="lg" wide>
                {words.signIn}
              </Button>
            </div>
          </Card>
          <Card title={words.colours}>
            <div className={rowOfParts}>
              {categoryColors.map((color, place) => (
                <CategoryBadge key={color} name={words.pills[place] ?? ""} color={color} />
              ))}
            </div>
            <p className={rowOfParts}>
              {categoryColors.map((color, place) => (
                <CategoryTile key={color} icon={categoryIconNames[place] ?? ""} color={color} />
              ))}
            </p>
            <div className={rowOfParts}>
              {(["neutral", "action", "saffron", "danger", "success", "info"] as const).map((tone) => (
                <Badge key={tone} tone={tone} icon={<StarIcon />}>
                  {words.featured}
                </Badge>
              ))}
              <CountBadge>12</CountBadge>
              <UnreadDot label={words.newHere} />
            </div>
          </Card>
          <FormParts words={words} />
          <UploadParts />
          <Card title={words.people}>
            <div className={rowOfParts}>
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
              <AvatarName id="1" name="نورة الشمري" detail={words.jobTitle} size="lg" renderLink={inertLink} />
            </p>
          </Card>
          <LayerParts words={words} />
          <Card flush>
            <EmptyState title={words.empty} action={<Button variant="strong">{words.write}</Button>}>
              {words.emptyText}
            </EmptyState>
          </Card>
          {[false, true].map((isOffline) => (
            <Card key={String(isOffline)} flush>
              <ErrorState isOffline={isOffline} title={words.broken} retryLabel={words.retry} onRetry={() => undefined}>
                {words.brokenText}
              </ErrorState>
            </Card>
          ))}
        </div>
        <Card title={words.writing}>
          <RichText document={sampleDocument} />
          <hr />
          <PlainText
            text={"See www.diwan.example/garden (bring a hat).\n\nراسلوا omar@diwan.example.\nسطر ثانٍ HRMS v2."}
          />
        </Card>
      </div>
    </Frame>
  );
}
