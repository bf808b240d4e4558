import type { LateRule } from '@skills-center/contract/assignments/grading'
import { t } from '../../language/messages.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'

interface LateFieldsProps {
  readonly late: LateRule
  readonly onChange: (late: LateRule) => void
}

const losses = [5, 10, 15, 20, 25, 30, 40, 50]
const maxOptions = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

const beginning: Record<LateRule['kind'], LateRule> = {
  none: { kind: 'none' },
  once: { kind: 'once', percent: 10 },
  daily: { kind: 'daily', percent: 10, most: 50 },
}

/** The offered percentages, plus the current one if it is not among them. */
const percents = (offered: readonly number[], chosen: number) =>
  [...new Set([...offered, chosen])]
    .toSorted((one, other) => one - other)
    .map((percent) => ({ value: String(percent), label: `${percent}%` }))

/** The penalty for late work. */
export function LateFields({ late, onChange }: LateFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={t('assignments/gradebook/late-work')}
        value={late.kind}
        options={[
          { value: 'none', label: t('assignments/gradebook/no-penalty') },
          { value: 'once', label: t('assignments/gradebook/penalty-once') },
          { value: 'daily', label: t('assignments/gradebook/penalty-each-day') },
        ]}
        onChange={(kind) => onChange(beginning[kind])}
      />
      {late.kind !== 'none' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={
              late.kind === 'once'
                ? t('assignments/gradebook/percent-off')
                : t('assignments/gradebook/percent-off-each-day')
            }
            value={String(late.percent)}
            options={percents(losses, late.percent)}
            onChange={({ target }) => onChange({ ...late, percent: Number(target.value) })}
          />
          {late.kind === 'daily' && (
            <Select
              label={t('assignments/gradebook/percent-off-at-most')}
              value={String(late.most)}
              options={percents(maxOptions, late.most)}
              onChange={({ target }) => onChange({ ...late, most: Number(target.value) })}
            />
          )}
        </div>
      )}
    </div>
  )
}
