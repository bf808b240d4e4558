import type { ClassThinking } from '@skills-center/contract/analytics'
import { t } from '../language/messages.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { counted } from './format.ts'

interface ThinkingFamiliesProps {
  readonly families: readonly ClassThinking[]
  /** The family whose misconceptions are listed; null for all. */
  readonly chosen: string | null
  readonly onChoose: (family: string | null) => void
}

/** Families shown at first; the others are collapsed. */
const maxAtOnce = 4

/** Families of misconceptions across all skills. Choosing one shows only its misconceptions. */
export function ThinkingFamilies({ families, ...choice }: ThinkingFamiliesProps) {
  const rest = families.slice(maxAtOnce)
  return (
    <section aria-labelledby="thinking-heading" className="flex flex-col gap-3">
      <h3 id="thinking-heading" className="text-xl font-semibold">
        {t('analytics/kinds-of-thinking')}
      </h3>
      <p className="max-w-prose text-ink-soft">{t('analytics/same-thinking-often-shows')}</p>
      <FamilyList families={families.slice(0, maxAtOnce)} {...choice} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 w-fit cursor-pointer py-2 font-semibold">
            {t('analytics/more-kinds-count', { count: rest.length })}
          </summary>
          <FamilyList families={rest} {...choice} />
        </details>
      )}
    </section>
  )
}

const FamilyList = ({ families, chosen, onChoose }: ThinkingFamiliesProps) => (
  <ul className="grid gap-3 md:grid-cols-2">
    {families.map(({ id, name, about, students, times, skills }) => {
      const isChosen = id === chosen
      return (
        <Card as="li" key={id} className="flex flex-col gap-2">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <h4 className="min-w-0 flex-1 basis-40 text-lg font-semibold">{name}</h4>
            <Button
              variant={isChosen ? 'primary' : 'outline'}
              size="small"
              aria-pressed={isChosen}
              aria-label={t('analytics/only-these-name', { name })}
              onClick={() => onChoose(isChosen ? null : id)}
            >
              {t('analytics/only-these')}
            </Button>
          </div>
          <p>{about}</p>
          <p className="text-ink-soft">
            {t('analytics/students-questions', {
              students: counted(students.length, 'student'),
              questions: counted(times, 'question'),
            })}
          </p>
          <p className="text-ink-soft">
            {t('analytics/in-skills', { skills: skills.map((skill) => skill.name).join(', ') })}
          </p>
        </Card>
      )
    })}
  </ul>
)
