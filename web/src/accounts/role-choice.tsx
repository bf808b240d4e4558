import type { Role } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'

interface RoleChoiceProps {
  readonly value: Role
  readonly onChange: (role: Role) => void
}

const roles = () =>
  [
    { value: 'student', label: t('ui/student') },
    { value: 'teacher', label: t('ui/teacher') },
  ] as const

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return <SegmentedControl label={t('accounts/i-am-a')} value={value} options={roles()} onChange={onChange} />
}
