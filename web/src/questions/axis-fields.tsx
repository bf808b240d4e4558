import type { AuthoredAxis } from '@skills-center/contract/questions/authored'
import { t } from '../language/messages.ts'
import { LineField } from './line-field.tsx'

interface AxisFieldsProps {
  readonly legend: string
  /** The path of the axis in the question. */
  readonly path: string
  readonly axis: AuthoredAxis
  readonly problem: (path: string) => string | null
  readonly onChange: (axis: AuthoredAxis) => void
}

/** Fields for the range of an axis and its label. */
export function AxisFields({ legend, path, axis, problem, onChange }: AxisFieldsProps) {
  const part = (key: keyof AuthoredAxis, label: string, max: number) => (
    <LineField
      path={`${path}.${key}`}
      label={label}
      value={axis[key]}
      max={max}
      problem={problem}
      onChange={(value) => onChange({ ...axis, [key]: value })}
    />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-3 items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-3 sm:col-span-1">{part('label', t('questions/shows'), 120)}</div>
        {part('from', t('questions/from'), 200)}
        {part('to', t('questions/to'), 200)}
        {part('step', t('questions/tick-every'), 200)}
      </div>
    </fieldset>
  )
}
