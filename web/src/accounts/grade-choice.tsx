import { t } from '../language/messages.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

const grades = [
  { value: '5', label: '5' },
  { value: '6', label: '6' },
  { value: '7', label: '7' },
  { value: '8', label: '8' },
] as const
export type Grade = (typeof grades)[number]['value']

interface GradeChoiceProps {
  readonly label?: string
  readonly value: Grade
  readonly onChange: (grade: Grade) => void
}

export function GradeChoice({ label = t('ui/grade'), value, onChange }: GradeChoiceProps) {
  return <SegmentedControl label={label} value={value} options={grades} onChange={onChange} />
}
