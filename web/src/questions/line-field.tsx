import { Field } from '../ui/field.tsx'
import { fieldId } from './form-section.tsx'

interface LineFieldProps {
  /** The path of the value in the question: `answer.from`. */
  readonly path: string
  readonly label: string
  readonly value: string
  readonly hint?: string | undefined
  readonly note?: string | undefined
  readonly placeholder?: string | undefined
  readonly max?: number
  readonly problem: (path: string) => string | null
  readonly onChange: (value: string) => void
}

/** A one-line field for a number, a formula, or a few words. */
export function LineField({ path, problem, max = 200, onChange, ...rest }: LineFieldProps) {
  return (
    <Field
      {...rest}
      id={fieldId(path)}
      error={problem(path)}
      maxLength={max}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
