import type { RosterStudent } from '@skills-center/contract/classrooms/roster'

/** What is being done in the dialog, and to whom. */
export interface StudentAct {
  readonly kind: 'edit' | 'group' | 'passwords' | 'cards' | 'move' | 'remove'
  readonly students: readonly RosterStudent[]
}
