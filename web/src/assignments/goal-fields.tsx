import type { AssignmentGoal } from '@skills-center/contract/assignments'
import { t } from '../language/messages.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { formatQuestions } from './format-assignment.ts'

interface GoalFieldsProps {
  readonly goal: AssignmentGoal
  readonly onChange: (goal: AssignmentGoal) => void
}

const masteries = [60, 70, 80, 90]
const counts = [1, 3, 5, 8, 10, 15, 20]

const beginning: Record<AssignmentGoal['kind'], AssignmentGoal> = {
  count: { kind: 'count', questions: 8 },
  mastery: { kind: 'mastery', mastery: 80 },
  fixed: { kind: 'fixed', isSame: true },
}

/** The offered values, plus the current one if it is not among them. */
const numbers = (offered: readonly number[], chosen: number, label: (value: number) => string) =>
  [...new Set([...offered, chosen])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value: String(value), label: label(value) }))

/** The goal: a number of questions or a mastery level in each skill, or a set of questions. */
export function GoalFields({ goal, onChange }: GoalFieldsProps) {
  return (
    <div className="grid items-end gap-4 md:grid-cols-2">
      <SegmentedControl
        label={t('assignments/what-to-do')}
        value={goal.kind}
        options={[
          { value: 'count', label: t('assignments/questions') },
          { value: 'mastery', label: t('assignments/mastery') },
          { value: 'fixed', label: t('assignments/fixed-set') },
        ]}
        onChange={(kind) => onChange(beginning[kind])}
      />
      <Measure goal={goal} onChange={onChange} />
    </div>
  )
}

function Measure({ goal, onChange }: GoalFieldsProps) {
  switch (goal.kind) {
    case 'count':
      return (
        <Select
          label={t('assignments/in-each-skill')}
          value={String(goal.questions)}
          onChange={(event) => onChange({ kind: 'count', questions: Number(event.target.value) })}
          options={numbers(counts, goal.questions, formatQuestions)}
        />
      )
    case 'mastery':
      return (
        <Select
          label={t('assignments/in-each-skill')}
          value={String(goal.mastery)}
          onChange={(event) => onChange({ kind: 'mastery', mastery: Number(event.target.value) })}
          options={numbers(masteries, goal.mastery, (value) =>
            t('assignments/mastery-value-of-100', { value }),
          )}
        />
      )
    case 'fixed':
      return (
        <SegmentedControl
          label={t('assignments/students-get')}
          value={goal.isSame ? 'same' : 'own'}
          options={[
            { value: 'same', label: t('assignments/the-same-ones') },
            { value: 'own', label: t('assignments/their-own-level') },
          ]}
          onChange={(value) => onChange({ kind: 'fixed', isSame: value === 'same' })}
        />
      )
  }
}
