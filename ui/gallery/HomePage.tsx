import { useState } from "react";
import { Avatar } from "../Avatar.tsx";
import { UnreadDot } from "../Badge.tsx";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { Carousel } from "../Carousel.tsx";
import { CategoryBadge } from "../CategoryBadge.tsx";
import { FeatureSlide } from "../FeatureSlide.tsx";
import { IconTile } from "../IconTile.tsx";
import { CommentIcon, ComposeIcon, HeartIcon, NewsIcon } from "../icons.ts";
import { LanguageBadge } from "../LanguageBadge.tsx";
import { Meta } from "../Meta.tsx";
import { PageHeading } from "../PageHeading.tsx";
import { SkeletonTopicRow, Skeleton } from "../Skeleton.tsx";
import { Tabs } from "../Tabs.tsx";
import { Frame, type Switches } from "./Frame.tsx";
import styles from "./gallery.module.css";

const topics = [
  {
    id: "1",
    author: "Noura Al-Shammari",
    title: "Cybersecurity week: what we learned from the fake invoice",
    color: "blue",
    fresh: true,
  },
  { id: "2", author: "سارة القحطاني", title: "نتائج استبيان بيئة العمل للربع الثالث", color: "teal", fresh: true },
  {
    id: "3",
    author: "Yousef Karim",
    title: "Car pool from the northern districts, seats left",
    color: "terracotta",
    fresh: false,
  },
  {
    id: "4",
    author: "Lina Haddad",
    title: "Who wants to try the HRMS v2 pilot? (بالعربية أيضًا)",
    color: "violet",
    fresh: false,
  },
  {
    id: "5",
    author: "فيصل عمران",
    title: "أرقام الاستدامة لشهر أكتوبر (CO₂) مع البيانات الكاملة",
    color: "green",
    fresh: false,
  },
];

/** Home as in the drawn target. */
export function HomePage(switches: Switches) {
  const { words } = switches;
  const [shown, setShown] = useState("0");
  return (
    <Frame {...switches}>
      <PageHeading title={words.greeting} subtitle={words.date} />
      <div className={styles.grid}>
        <div className={styles.stack}>
          <Carousel
            slides={words.slides}
            keyOf={([, title = ""]) => title}
            labels={{
              region: words.featuredTopics,
              previous: words.previous,
              next: words.next,
              pause: words.pause,
              play: words.play,
              slide: words.slide,
              place: (place, count) => `${place} / ${count}`,
            }}
          >
            {([category, title, text]) => (
              <FeatureSlide
                ribbon={words.featured}
                eyebrow={category}
                title={
                  <a href="." data-cover="">
                    {title}
                  </a>
                }
              >
                {text}
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
            <ul className={styles.topics} id="latest" aria-label={words.latest}>
              {topics.map(({ id, author, title, color, fresh }, place) => (
                <li key={id} className={styles.topic}>
                  <span>{fresh && <UnreadDot label={words.newHere} />}</span>
                  <Avatar id={id} name={author} />
                  <div>
                    <h3 className={styles.topicTitle}>
                      <bdi>{title}</bdi>
                    </h3>
                    <Meta>
                      <CategoryBadge name={words.pills[place + 1] ?? ""} color={color} />
                      <bdi>{author}</bdi>
                      12 min
                      {place === 1 && (
                        <LanguageBadge
                          language={words.otherLanguage === "English" ? "en" : "ar"}
                          label={words.inOther}
                        />
                      )}
                    </Meta>
                  </div>
                  <div className={styles.counts}>
                    <span>
                      <CommentIcon size={18} /> 34
                    </span>
                    <span>
                      <HeartIcon size={18} /> 58
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className={styles.stack}>
          <Card title={words.waiting}>
            <div className={styles.between}>
              <IconTile tone="neutral" icon={<NewsIcon />} />
              <div className={styles.grow}>
                <strong>{words.waitingText}</strong>
                <br />
                <Meta>{words.waitingDetail}</Meta>
              </div>
              <Button size="sm">{words.read}</Button>
            </div>
          </Card>
          <Card title={words.loading} flush>
            <Skeleton label={words.loading}>
              <SkeletonTopicRow />
              <SkeletonTopicRow />
              <SkeletonTopicRow />
            </Skeleton>
          </Card>
        </div>
      </div>
    </Frame>
  );
}
