import type { Role } from '@skills-center/contract/ids'
import { SegmentedControl } from '../ui/segmented-control.tsx'

interface RoleChoiceProps {
  readonly value: Role
  readonly onChange: (role: Role) => void
}

const roles = [
  { value: 'student', label: 'Student' },
  { value: 'teacher', label: 'Teacher' },
] as const

export function RoleChoice({ value, onChange }: RoleChoiceProps) {
  return <SegmentedControl label="I am a" value={value} options={roles} onChange={onChange} />
}
