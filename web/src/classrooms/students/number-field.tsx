import { t } from '../../language/messages.ts'
import { Field } from '../../ui/field.tsx'

interface NumberFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The student’s number in the school’s own system. */
export function NumberField({ value, onChange }: NumberFieldProps) {
  return (
    <Field
      label={t('classrooms/student-number')}
      note={t('ui/optional')}
      hint={t('classrooms/student-number-hint')}
      value={value}
      maxLength={20}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
