import type { JournalPage as Page } from '@skills-center/contract/practice/journal'
import { type ProgressEntry, listProgress } from '@skills-center/contract/progress'
import { listSkills, type SkillSummary } from '@skills-center/contract/skills'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
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
import { SkillSketch } from '../../ui/skill-sketch/skill-sketch.tsx'

const maxNext = 3

/** The field journal: a drawn page for every skill the student has ever mastered, and the pages that come next. */
export function JournalPage() {
  const { data, error, isError, refetch } = useQuery(journalQuery)
  return (
    <div className="flex flex-col gap-8">
      <OverviewHead title={t('practice/field-journal')}>{t('practice/every-skill-adds-a-page')}</OverviewHead>
      {data !== undefined ? (
        <Pages pages={data.pages} />
      ) : isError ? (
        <Card>
          <LoadError
            what={t('practice/your-field-journal')}
            detail={detailOf(error)}
            onRetry={() => void refetch()}
          />
        </Card>
      ) : (
        <div className="grid gap-4 grid-cols-2 sm:grid-cols-3 lg:grid-cols-4" aria-busy>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-64 rounded-lg" />
          ))}
        </div>
      )}
    </div>
  )
}

function Pages({ pages }: { readonly pages: readonly Page[] }) {
  const next = useNextPages()
  return (
    <>
      {pages.length === 0 ? (
        <Card>
          <EmptyState
            drawing="first-page"
            title={t('practice/your-first-page-is-waiting')}
            action={
              <ButtonLink href="/practice/overview/mixed">
                {t('practice/practice-what-helps-most-now')}
              </ButtonLink>
            }
          >
            {t('practice/master-a-skill-for-a-page')}
          </EmptyState>
        </Card>
      ) : (
        <section aria-labelledby="pages">
          <h2 id="pages" className="mb-4 text-2xl font-bold">
            {t('practice/pages-so-far', { count: pages.length })}
          </h2>
          <ol reversed className="grid gap-4 grid-cols-2 sm:grid-cols-3 lg:grid-cols-4">
            {pages
              .map((page, index) => <PageCard key={page.skill.id} page={page} number={index + 1} />)
              .toReversed()}
          </ol>
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="next-pages">
          <h2 id="next-pages" className="mb-4 text-2xl font-bold">
            {t('practice/next-pages')}
          </h2>
          <ul className="grid gap-4 sm:grid-cols-3">
            {next.map(({ skill, entry }) => (
              <li key={skill.id} className="rounded-lg border-2 border-dashed border-line-strong p-4">
                <Link
                  href={`/practice/${skill.id}`}
                  lang={contentLanguage(skill)}
                  className="text-lg font-semibold text-link"
                >
                  {skill.name}
                </Link>
                <p className="mt-1 text-ink-soft">
                  {t('practice/mastery-out-of-100', { mastery: Math.round(entry.masteryLevel) })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function PageCard({ page, number }: { readonly page: Page; readonly number: number }) {
  const { skill, masteredAt } = page
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface motion-safe:transition-shadow hover:shadow-md">
      <SkillSketch skill={skill} className="w-full bg-canvas p-3" />
      <div className="flex flex-1 flex-col border-t border-line p-3 sm:p-4">
        <Link
          href={pathOf(page)}
          lang={contentLanguage(skill)}
          className="leading-snug font-semibold wrap-anywhere after:absolute after:inset-0 hover:underline"
        >
          {skill.name}
        </Link>
        <p className="mt-auto flex flex-wrap gap-x-2 pt-1 text-sm text-ink-soft">
          <span>{t('practice/journal-page', { number })}</span>
          <time dateTime={masteredAt}>{formatMasteredOn(masteredAt)}</time>
        </p>
      </div>
    </li>
  )
}

/** The skills that are closest to mastery. */
function useNextPages(): { skill: SkillSummary; entry: ProgressEntry }[] {
  const skills = useQuery(queryOf(listSkills)).data ?? []
  const progress = useQuery(queryOf(listProgress)).data ?? []
  const bySkill = new Map(skills.map((skill) => [skill.id, skill]))
  return progress
    .filter(({ mastered, isDue }) => !mastered && !isDue)
    .toSorted((one, other) => other.masteryLevel - one.masteryLevel)
    .flatMap((entry) => {
      const skill = bySkill.get(entry.skillId)
      return skill === undefined ? [] : [{ skill, entry }]
    })
    .slice(0, maxNext)
}
