import type { SkillId } from '@skills-center/contract/ids'
import type { JournalPage } from '@skills-center/contract/practice/journal'
import { getLesson } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { FigureView } from '../../item/figures/figure-view.tsx'
import { RichTextView } from '../../item/rich-text.tsx'
import { ContentContext } from '../../language/content.ts'
import { contentLanguage } from '../../language/language.ts'
import { t } from '../../language/messages.ts'
import { queryOf } from '../../platform/queries.ts'
import { detailOf } from '../../platform/request-error.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { OverviewHead } from '../overview/overview-head.tsx'
import { formatMasteredOn, journalQuery, pathOf } from './journal-query.ts'
import { SkillSketch, type SketchedSkill } from '../../ui/skill-sketch/skill-sketch.tsx'
import type { Realm } from '../../ui/knowledge-map/realms.ts'
import { sketchOf } from '../../ui/skill-sketch/sketch-of.ts'

const back = () => ({ href: '/practice/overview/journal', label: t('practice/field-journal') })

/** One page of the field journal: the drawing, and the skill's main idea to review. */
export function OpenedPage({ skillId }: { readonly skillId: SkillId }) {
  const { data, error, isError, refetch } = useQuery(journalQuery)
  if (data === undefined) {
    return (
      <div className="flex flex-col gap-6">
        <OverviewHead title={t('practice/field-journal')} back={back()} />
        {isError ? (
          <Card>
            <LoadError
              what={t('practice/your-field-journal')}
              detail={detailOf(error)}
              onRetry={() => void refetch()}
            />
          </Card>
        ) : (
          <Skeleton className="h-96 rounded-lg" />
        )}
      </div>
    )
  }
  const index = data.pages.findIndex(({ skill }) => skill.id === skillId)
  const page = data.pages[index]
  if (page === undefined) {
    return (
      <div className="flex flex-col gap-6">
        <OverviewHead title={t('practice/field-journal')} back={back()} />
        <Card>
          <EmptyState
            drawing="lost"
            title={t('practice/no-such-journal-page')}
            action={
              <ButtonLink href={`/practice/${skillId}`}>{t('practice/practice-this-skill')}</ButtonLink>
            }
          >
            {t('practice/page-comes-with-mastery')}
          </EmptyState>
        </Card>
      </div>
    )
  }
  return <Shown page={page} number={index + 1} before={data.pages[index - 1]} after={data.pages[index + 1]} />
}

interface ShownProps {
  readonly page: JournalPage
  readonly number: number
  readonly before: JournalPage | undefined
  readonly after: JournalPage | undefined
}

function Shown({ page: { skill, masteredAt }, number, before, after }: ShownProps) {
  return (
    <ContentContext value={skill}>
      <article className="flex flex-col gap-6">
        <OverviewHead title={skill.name} back={back()}>
          {t('practice/page-mastered-on', { number, day: formatMasteredOn(masteredAt) })}
        </OverviewHead>
        <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <figure className="overflow-hidden rounded-lg border border-line bg-surface">
            <SkillSketch skill={skill} className="mx-auto w-full max-w-88 p-4" />
            <figcaption className="border-t border-line px-4 py-3 text-sm text-ink-soft">
              {captionOf(skill)}
            </figcaption>
          </figure>
          <Idea skillId={skill.id} lang={contentLanguage(skill)} />
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={`/practice/${skill.id}`} variant="primary">
            {t('practice/practice-it-again')}
          </ButtonLink>
          <ButtonLink href={`/skills/${skill.id}/modules`} variant="outline">
            {t('practice/read-the-lesson-again')}
          </ButtonLink>
        </div>
        <nav
          aria-label={t('practice/pages-of-the-journal')}
          className="flex justify-between gap-4 border-t border-line pt-4"
        >
          {before === undefined ? (
            <span />
          ) : (
            <ButtonLink href={pathOf(before)} variant="quiet">
              <ArrowLeft aria-hidden className="size-5 shrink-0" />
              {before.skill.name}
            </ButtonLink>
          )}
          {after !== undefined && (
            <ButtonLink href={pathOf(after)} variant="quiet">
              {after.skill.name}
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </ButtonLink>
          )}
        </nav>
      </article>
    </ContentContext>
  )
}

/** The main idea of a skill: the text and figure from its lesson. */
function Idea({ skillId, lang }: { readonly skillId: SkillId; readonly lang: string | undefined }) {
  const { data, error, isError, refetch } = useQuery(
    queryOf(getLesson, { params: { id: skillId }, query: {} }),
  )
  return (
    <Card as="section" aria-labelledby="learned">
      <h2 id="learned" className="text-xl font-bold">
        {t('practice/what-you-learned')}
      </h2>
      {data !== undefined ? (
        <div lang={lang} className="mt-3 flex flex-col gap-5">
          <div className="max-w-prose space-y-3 text-lg leading-relaxed">
            {data.idea.map((paragraph, index) => (
              <RichTextView key={index} text={paragraph} />
            ))}
          </div>
          {data.figure !== null && <FigureView figure={data.figure} />}
        </div>
      ) : isError ? (
        <LoadError what={t('practice/its-lesson')} detail={detailOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mt-3 h-48" />
      )}
    </Card>
  )
}

const captions: Readonly<Record<Realm, (numbers: Readonly<Record<string, number>>) => string>> = {
  data: ({ dots = 0 }) => t('practice/sketch-data', { dots }),
  geometry: ({ points = 0 }) => t('practice/sketch-geometry', { points }),
  number: ({ seeds = 0 }) => t('practice/sketch-number', { seeds }),
  ratio: ({ growth = 0 }) => t('practice/sketch-ratio', { growth }),
  algebra: ({ strings = 0 }) => t('practice/sketch-algebra', { strings }),
  life: ({ leaves = 0 }) => t('practice/sketch-life', { leaves }),
  earth: ({ layers = 0 }) => t('practice/sketch-earth', { layers }),
  physical: ({ across = 0, down = 0 }) => t('practice/sketch-physical', { across, down }),
  engineering: ({ small = 0, large = 0 }) => t('practice/sketch-engineering', { small, large }),
}

/** Describes a skill's drawing in a sentence or two. */
function captionOf(skill: SketchedSkill): string {
  const { realm, numbers } = sketchOf(skill)
  return captions[realm](numbers)
}
