import { t } from '../../language/messages.ts'
import { Field } from '../../ui/field.tsx'

interface NameFieldsProps {
  readonly firstName: string
  readonly lastName: string
  readonly isFirstNameMissed: boolean
  readonly onFirstName: (name: string) => void
  readonly onLastName: (name: string) => void
}

/** Fields in which a teacher types a student’s name. */
export function NameFields(props: NameFieldsProps) {
  const { firstName, lastName, isFirstNameMissed, onFirstName, onLastName } = props
  return (
    <div className="grid gap-4.5 sm:grid-cols-2">
      <Field
        label={t('ui/first-name')}
        value={firstName}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onFirstName(event.target.value)}
        error={isFirstNameMissed ? t('classrooms/please-enter-a-first-name') : null}
      />
      <Field
        label={t('classrooms/last-name-or-initial')}
        note={t('ui/optional')}
        value={lastName}
        maxLength={80}
        autoComplete="off"
        onChange={(event) => onLastName(event.target.value)}
      />
    </div>
  )
}
