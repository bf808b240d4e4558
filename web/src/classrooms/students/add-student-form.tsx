import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { addStudent, type ClassGroup, type LoginCard } from '@skills-center/contract/classrooms/roster'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { MutationError } from '../../platform/mutation-error.tsx'
import { storeCards } from '../cards/login-cards.ts'
import { withPassword } from '../cards/printed-card.ts'
import { gradeOptions } from '../../ui/grade-name.ts'
import { FormActions } from '../form-actions.tsx'
import { useClassMutation } from '../use-class-mutation.ts'
import { groupIn, groupOptions } from './group-options.ts'
import { rosterQueries } from './roster-query.ts'

interface AddStudentFormProps {
  readonly classroom: ClassroomDetail
  readonly groups: readonly ClassGroup[]
  readonly onClose: () => void
}

const blank = { firstName: '', lastName: '', username: '' }

/** Adds students one by one. Each student's sign-in details are shown at once and kept for printing. */
export function AddStudentForm({ classroom, groups, onClose }: AddStudentFormProps) {
  const client = useQueryClient()
  const [name, setName] = useState(blank)
  const [grade, setGrade] = useState(String(classroom.gradeLevel))
  const [group, setGroup] = useState('')
  const [isNameMissed, setNameMissed] = useState(false)
  const [made, setMade] = useState<readonly LoginCard[]>([])
  const firstName = useRef<HTMLInputElement>(null)
  const add = useClassMutation(
    () =>
      call(addStudent, {
        params: { id: classroom.id },
        body: {
          firstName: name.firstName,
          lastName: name.lastName,
          username: name.username.trim() === '' ? null : name.username,
          gradeLevel: Number(grade),
          groupId: groupIn(group),
        },
      }),
    rosterQueries,
    (card) => {
      storeCards(client, classroom.id, [withPassword(card)])
      setMade([card, ...made])
      setName(blank)
      firstName.current?.focus()
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = name.firstName.trim() === ''
    setNameMissed(isMissing)
    if (!isMissing && !add.isPending) add.mutate(undefined)
  }
  const usernameError = fieldErrorOf(add.error, 'username')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4.5">
      <div aria-live="polite">{made[0] !== undefined && <AddedCard card={made[0]} />}</div>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field
          ref={firstName}
          label={t('ui/first-name')}
          value={name.firstName}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setName({ ...name, firstName: event.target.value })}
          error={isNameMissed ? t('classrooms/please-enter-a-first-name') : null}
        />
        <Field
          label={t('classrooms/last-name-or-initial')}
          note={t('ui/optional')}
          value={name.lastName}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setName({ ...name, lastName: event.target.value })}
        />
      </div>
      <Field
        label={t('ui/username')}
        note={t('ui/optional')}
        hint={t('classrooms/left-empty')}
        value={name.username}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setName({ ...name, username: event.target.value })}
        error={usernameError}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Select
          label={t('ui/grade')}
          value={grade}
          onChange={(event) => setGrade(event.target.value)}
          options={gradeOptions()}
        />
        {groups.length > 0 && (
          <Select
            label={t('classrooms/group')}
            value={group}
            onChange={(event) => setGroup(event.target.value)}
            options={groupOptions(groups)}
          />
        )}
      </div>
      {usernameError === null && <MutationError error={add.error} />}
      <FormActions>
        <CloseButtons classroomId={classroom.id} made={made.length} onClose={onClose} />
        <Button type="submit" busy={add.isPending}>
          {made.length === 0 ? t('classrooms/add-student') : t('classrooms/add-another')}
        </Button>
      </FormActions>
    </form>
  )
}

/** The sign-in details of the student just added. */
function AddedCard({ card: { name, username, password } }: { readonly card: LoginCard }) {
  return (
    <div className="rounded-md bg-correct-soft p-4">
      <p className="font-semibold text-correct">{t('classrooms/name-is-in-the-class', { name })}</p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 font-mono">
        <dt className="font-sans text-ink-soft">{t('ui/username')}</dt>
        <dd className="[overflow-wrap:anywhere]">{username}</dd>
        <dt className="font-sans text-ink-soft">{t('ui/password')}</dt>
        <dd className="[overflow-wrap:anywhere]">{password}</dd>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{t('classrooms/password-is-shown-only-now')}</p>
    </div>
  )
}

function CloseButtons({
  classroomId,
  made,
  onClose,
}: {
  readonly classroomId: ClassroomDetail['id']
  /** The number of students added. */
  readonly made: number
  readonly onClose: () => void
}) {
  const [, navigate] = useLocation()
  return made === 0 ? (
    <Button variant="outline" onClick={onClose}>
      {t('classrooms/cancel')}
    </Button>
  ) : (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('classrooms/done')}
      </Button>
      <Button variant="outline" onClick={() => navigate(`/classroom/${classroomId}/cards`)}>
        {made === 1 ? t('classrooms/print-the-card') : t('classrooms/print-count-cards', { count: made })}
      </Button>
    </>
  )
}
