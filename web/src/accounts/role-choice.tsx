import type { Role } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

interface RoleChoiceProps {
  readonly value: Role
  readonly onChange: (role: Role) => void
}

const roles = () =>
  [
    { value: 'student', label: t('Student') },
    { value: 'teacher', label: t('Teacher') },
  ] as const

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return <SegmentedControl label={t('I am a')} value={value} options={roles()} onChange={onChange} />
}
