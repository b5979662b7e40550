import { useState } from "react";
import { Avatar } from "../Avatar.tsx";
import { UnreadDot } from "../Badge.tsx";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { Carousel } from "../Carousel.tsx";
import { CategoryBadge } from "../CategoryBadge.tsx";
import { FeatureSlide } from "../FeatureSlide.tsx";
import { CommentIcon, ComposeIcon } from "../icons.ts";
import { LanguageBadge } from "../LanguageBadge.tsx";
import { ListRow } from "../ListRow.tsx";
import { Meta } from "../Meta.tsx";
import { boxClass, rowClass } from "../primitives.ts";
import { SkeletonTopicRow, Skeleton } from "../Skeleton.tsx";
import { Tabs } from "../Tabs.tsx";
import { otherLocale } from "./Frame.tsx";
import styles from "./gallery.module.css";
import type { Words } from "./words.ts";

const topics = [
  ["Noura Al-Shammari", "Cybersecurity week: what we learned from the fake invoice", "blue"],
  ["سارة القحطاني", "نتائج استبيان بيئة العمل للربع الثالث", "teal"],
  ["Yousef Karim", "Car pool from the northern districts, seats left", "terracotta"],
  ["Lina Haddad", "Who wants to try the HRMS v2 pilot? (بالعربية أيضًا)", "violet"],
  ["فيصل عمران", "أرقام الاستدامة لشهر أكتوبر (CO₂) مع البيانات الكاملة", "green"],
] as const;

export function ListParts({ words }: { words: Words }) {
  const [shown, setShown] = useState("0");
  return (
    <>
      <Carousel
        slides={words.departments}
        keyOf={(title) => title}
        labels={{ ...words, region: words.featuredTopics, place: (place, count) => `${place} / ${count}` }}
      >
        {(title) => (
          <FeatureSlide
            ribbon={words.featured}
            eyebrow={words.latest}
            title={
              <a href="." data-cover="">
                {title}
              </a>
            }
          >
            {words.tagline}
          </FeatureSlide>
        )}
      </Carousel>
      <Card
        title={words.latest}
        flush
        actions={
          <Button size="sm" icon={<ComposeIcon size={18} />}>
            {words.newTopic}
          </Button>
        }
      >
        <div className={styles.pills}>
          <Tabs
            label={words.categories}
            panelId="latest"
            value={shown}
            onChange={setShown}
            options={words.pills.map((label, place) => ({ value: String(place), label }))}
          />
        </div>
        <ul className={boxClass("list", "above-3")} id="latest" aria-label={words.latest}>
          {topics.map(([author, title, color], place) => (
            <ListRow key={title} className={styles.topic}>
              <span>{place < 2 && <UnreadDot label={words.newHere} />}</span>
              <Avatar id={String(place + 1)} name={author} />
              <div>
                <h3>
                  <bdi>{title}</bdi>
                </h3>
                <Meta>
                  <CategoryBadge name={words.pills[place + 1] ?? ""} color={color} />
                  <bdi>{author}</bdi>
                  12 min
                  {place === 1 && <LanguageBadge language={otherLocale(words)} label={words.inOther} />}
                </Meta>
              </div>
              <span className={rowClass(1, "inline", "align-center", "xs", "muted")}>
                <CommentIcon size={18} /> 34
              </span>
            </ListRow>
          ))}
        </ul>
        <Skeleton label={words.loading}>
          <SkeletonTopicRow />
          <SkeletonTopicRow />
        </Skeleton>
      </Card>
    </>
  );
}
