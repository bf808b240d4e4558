import { fewestAnswers, getUsage, type QuestionUsage } from '@skills-center/contract/questions/usage'
import type { QuestionId } from '@skills-center/contract/questions/own'
import { useQuery } from '@tanstack/react-query'
import { RichTextView } from '../item/rich-text.tsx'
import { dateFormat } from '../language/formats.ts'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { detailOf } from '../platform/request-error.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const day = dateFormat({ dateStyle: 'medium' })
const lasting = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
const times = (count: number): string => t('questions/times', { count })

/** How often a question was asked, and its results. */
export function UsageView({ id, isDraft }: { readonly id: QuestionId; readonly isDraft: boolean }) {
  const asked = useQuery({ ...queryOf(getUsage, { params: { id } }), staleTime: 0 })
  if (asked.isError)
    return (
      <LoadError
        what={t('questions/the-answers')}
        detail={detailOf(asked.error)}
        onRetry={() => void asked.refetch()}
      />
    )
  if (asked.data === undefined) return <Skeleton className="h-40" />
  if (asked.data.given === 0)
    return (
      <p>{isDraft ? t('questions/so-no-student-has-met') : t('questions/no-student-has-answered-it-yet')}</p>
    )
  return <Usage usage={asked.data} />
}

function Usage({ usage }: { readonly usage: QuestionUsage }) {
  const { given, students, right, seconds, lastGivenAt, versions, wrong } = usage
  const met = versions.filter((version) => version.given > 0)
  const figures = [
    [t('questions/answered'), times(given)],
    [t('questions/by'), t('questions/students', { count: students })],
    [t('questions/right-at-the-first-try'), right === null ? '–' : `${Math.round((100 * right) / given)}%`],
    [t('questions/usual-time'), seconds === null ? '–' : lasting(seconds)],
    [t('questions/last'), lastGivenAt === null ? '–' : day(lastGivenAt)],
  ] as const
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-4">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {right === null && (
        <p className="text-ink-soft">{t('questions/how-it-went-is-told', { fewest: fewestAnswers })}</p>
      )}
      {wrong.length > 0 && (
        <section aria-labelledby="wrong-answers">
          <h3 id="wrong-answers" className="text-lg font-semibold">
            {t('questions/what-was-answered-instead')}
          </h3>
          <ul className="mt-2">
            {wrong.map((its, index) => (
              <li
                key={index}
                className="flex items-start justify-between gap-4 border-line py-2 not-first:border-t"
              >
                <div className="min-w-0 wrap-anywhere">
                  <RichTextView text={its.answer} />
                  {!its.isExpected && (
                    <p className="text-sm text-ink-soft">{t('questions/said-nothing-to-this-answer-yet')}</p>
                  )}
                </div>
                <span className="shrink-0 font-semibold">{times(its.count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {met.length > 1 && (
        <section aria-labelledby="by-version">
          <h3 id="by-version" className="text-lg font-semibold">
            {t('questions/by-version')}
          </h3>
          <ul className="mt-2 flex flex-col gap-1">
            {met.map((its) => (
              <li key={its.version}>
                {its.right === null
                  ? t('questions/version-date-answered-times', {
                      version: its.version,
                      date: day(its.publishedAt),
                      count: its.given,
                    })
                  : t('questions/version-date-of-given-right', {
                      version: its.version,
                      date: day(its.publishedAt),
                      right: its.right,
                      given: its.given,
                    })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
