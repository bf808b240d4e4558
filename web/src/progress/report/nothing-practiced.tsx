import type { ProgressReport } from '@skills-center/contract/progress/report'
import { t } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Shown above a report without practice; renders nothing otherwise. */
export function NothingPracticed({ report }: { readonly report: ProgressReport }) {
  if (report.summary.daysPracticed > 0) return null
  const isNew = report.map.every(({ standards }) =>
    standards.every(({ skills }) => skills.every(({ now }) => now.answers === 0)),
  )
  return (
    <Card>
      <EmptyState
        drawing="no-history"
        title={
          isNew ? t('progress/report/nothing-practiced-yet') : t('progress/report/no-practice-in-this-period')
        }
        action={
          <ButtonLink href="/practice/overview">{t('progress/report/choose-a-skill-to-practice')}</ButtonLink>
        }
      >
        {isNew
          ? t('progress/report/report-fills-with-your-first-answers')
          : t('progress/report/choose-a-longer-period-to-see')}
      </EmptyState>
    </Card>
  )
}
