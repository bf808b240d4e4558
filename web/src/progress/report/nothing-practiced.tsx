import type { ProgressReport } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown above a report that holds no practice; nothing where it does. */
export function NothingPracticed({ report }: { readonly report: ProgressReport }) {
  if (report.summary.daysPracticed > 0) return null
  const isNew = report.map.every(({ standards }) =>
    standards.every(({ skills }) => skills.every(({ now }) => now.answers === 0)),
  )
  return (
    <Card>
      <EmptyState
        drawing="no-history"
        title={isNew ? t('Nothing practiced yet') : t('No practice in this period')}
        action={<ButtonLink href="/practice/overview">{t('Choose a skill to practice')}</ButtonLink>}
      >
        {isNew
          ? t('Your report fills with your first answers: minutes, skills, and what each figure rests on.')
          : t('Choose a longer period to see what you did before, or answer a few questions now.')}
      </EmptyState>
    </Card>
  )
}
