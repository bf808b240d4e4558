import { maxOwnQuestions } from '@skills-center/contract/activities'
import { listQuestions } from '@skills-center/contract/questions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { Checkbox } from '../ui/checkbox.tsx'

interface OwnQuestionsProps {
  readonly skillId: string
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Lets the teacher use their own published questions of a skill instead of generated ones. */
export function OwnQuestions({ skillId, chosen, onChange }: OwnQuestionsProps) {
  // They may have been written in another tab just now.
  const { data } = useQuery({ ...queryOf(listQuestions), staleTime: 0 })
  const own = data?.filter((question) => question.version !== null && question.skillId === skillId) ?? []
  if (own.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.94rem] font-semibold">{t('activities/your-own-questions')}</legend>
      <p className="mb-2 text-ink-soft">{t('activities/asked-in-this-order')}</p>
      <ol className="flex flex-col gap-1">
        {own.map(({ id, title }) => {
          const place = chosen.indexOf(id)
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3">
              <div className="min-w-0 flex-1">
                <Checkbox
                  checked={place >= 0}
                  disabled={place < 0 && chosen.length >= maxOwnQuestions}
                  onChange={() =>
                    onChange(place >= 0 ? chosen.filter((other) => other !== id) : [...chosen, id])
                  }
                >
                  <span className="[overflow-wrap:anywhere]">
                    {place >= 0 && `${place + 1}. `}
                    {title}
                  </span>
                </Checkbox>
              </div>
              <Link
                href={`/questions/create?question=${id}`}
                className="inline-flex min-h-9 items-center font-medium text-link"
              >
                {t('activities/look-at-it')}
                <span className="sr-only">: {title}</span>
              </Link>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
