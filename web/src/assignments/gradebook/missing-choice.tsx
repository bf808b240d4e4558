import type { MissingWork } from '@skills-center/contract/assignments/gradebook'
import { t } from '../../language/messages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

interface MissingChoiceProps {
  readonly missing: MissingWork
  readonly onChange: (missing: MissingWork) => void
}

/** What unanswered questions are once work is past due, and what that does to the figures. */
export function MissingChoice({ missing, onChange }: MissingChoiceProps) {
  return (
    <div className="flex flex-col gap-2">
      <div className="w-full sm:w-md print:hidden">
        <SegmentedControl
          label={t('assignments/gradebook/after-due-date')}
          value={missing}
          options={[
            { value: 'left-out', label: t('assignments/gradebook/are-left-out') },
            { value: 'zero', label: t('assignments/gradebook/count-as-zero') },
          ]}
          onChange={onChange}
        />
      </div>
      <p className="max-w-prose text-sm text-ink-soft">
        {missing === 'zero'
          ? t('assignments/gradebook/zeros-are-counted')
          : t('assignments/gradebook/zeros-are-not-counted')}{' '}
        <span className="print:hidden">{t('assignments/gradebook/canvas-finds-students')}</span>
      </p>
    </div>
  )
}
