import type { AssignmentBody } from '@skills-center/contract/assignments'
import { t } from '../language/messages.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

type WorkGrade = AssignmentBody['workGrade']

interface WorkGradeFieldProps {
  readonly value: WorkGrade
  readonly onChange: (value: WorkGrade) => void
}

/** How shown work counts in the grade, and what grading by lines means once it is chosen. */
export const WorkGradeField = ({ value, onChange }: WorkGradeFieldProps) => (
  <div>
    <SegmentedControl
      label={t('assignments/grade-for-shown-work')}
      value={value}
      options={[
        { value: 'answer', label: t('assignments/right-or-wrong') },
        { value: 'lines', label: t('assignments/by-lines') },
      ]}
      onChange={onChange}
    />
    {value === 'lines' && (
      <p className="mt-1.5 max-w-prose text-sm text-ink-soft">{t('assignments/by-lines-means')}</p>
    )}
  </div>
)
