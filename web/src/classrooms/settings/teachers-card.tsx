import {
  inviteTeacher,
  removeTeacher,
  type ClassroomDetail,
  type ClassTeacher,
} from '@skills-center/contract/classrooms'
import { useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../language/messages.ts'
import { call } from '../../platform/api.ts'
import { fieldErrorOf } from '../../platform/request-error.ts'
import { useSession } from '../../platform/session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { MutationError } from '../../platform/mutation-error.tsx'
import { FormActions } from '../form-actions.tsx'
import { classQueries, useClassMutation } from '../use-class-mutation.ts'

/** The class's teachers and invited teachers. */
export function TeachersCard({ classroom }: { readonly classroom: ClassroomDetail }) {
  const { user } = useSession()
  const [going, setGoing] = useState<ClassTeacher | null>(null)
  const [, navigate] = useLocation()
  const isSelf = going?.id === user.id
  const remove = useClassMutation(
    (teacher: ClassTeacher) => call(removeTeacher, { params: { id: classroom.id, teacherId: teacher.id } }),
    classQueries,
    () => {
      setGoing(null)
      if (isSelf) navigate('/classrooms')
      toast({
        title: isSelf
          ? t('classrooms/no-longer-teach-name', { name: classroom.name })
          : t('classrooms/removed-teacher'),
        tone: 'right',
      })
    },
  )
  return (
    <Card as="section" aria-labelledby="teachers" className="flex flex-col gap-4">
      <h2 id="teachers" className="text-xl font-bold">
        {t('classrooms/teachers')}
      </h2>
      <ul>
        {classroom.teachers.map((teacher) => (
          <li
            key={teacher.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">
              <span className="font-semibold">{teacher.hasAccepted ? teacher.name : teacher.username}</span>
              {teacher.hasAccepted && <span className="block text-sm text-ink-soft">{teacher.username}</span>}
            </span>
            <Badge tone={teacher.role === 'owner' ? 'math' : 'plain'}>
              {teacher.role === 'owner'
                ? t('classrooms/owner')
                : teacher.hasAccepted
                  ? t('classrooms/co-teacher')
                  : t('classrooms/invited-teacher')}
            </Badge>
            {teacher.role !== 'owner' && (
              <Button
                variant="quiet"
                size="small"
                aria-label={
                  teacher.id === user.id
                    ? t('classrooms/leave-this-class')
                    : teacher.hasAccepted
                      ? t('classrooms/remove-username', { username: teacher.username })
                      : t('classrooms/take-back-the-invitation-of-username', { username: teacher.username })
                }
                onClick={() => setGoing(teacher)}
              >
                {teacher.id === user.id
                  ? t('classrooms/leave')
                  : teacher.hasAccepted
                    ? t('classrooms/remove')
                    : t('classrooms/take-back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <InviteForm classroom={classroom} />
      <Dialog
        open={going !== null}
        title={
          isSelf
            ? t('classrooms/leave-name', { name: classroom.name })
            : t('classrooms/remove-username-question', { username: going?.username ?? '' })
        }
        onClose={() => setGoing(null)}
      >
        {going !== null && (
          <div className="flex flex-col gap-5">
            <p>{isSelf ? t('classrooms/no-longer-see-the-class') : t('classrooms/teacher-no-longer-sees')}</p>
            <MutationError error={remove.error} />
            <FormActions>
              <Button variant="outline" onClick={() => setGoing(null)}>
                {t('classrooms/cancel')}
              </Button>
              <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(going)}>
                {isSelf ? t('classrooms/leave-class') : t('classrooms/remove')}
              </Button>
            </FormActions>
          </div>
        )}
      </Dialog>
    </Card>
  )
}

function InviteForm({ classroom: { id } }: { readonly classroom: ClassroomDetail }) {
  const [username, setUsername] = useState('')
  const [isMissed, setMissed] = useState(false)
  const invite = useClassMutation(
    () => call(inviteTeacher, { params: { id }, body: { username } }),
    classQueries,
    () => {
      toast({
        title: t('classrooms/invited-teacher'),
        description: t('classrooms/invitation-stands-under-classrooms'),
        tone: 'right',
      })
      setUsername('')
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissed(username.trim() === '')
    if (username.trim() !== '' && !invite.isPending) invite.mutate(undefined)
  }
  const usernameError = fieldErrorOf(invite.error, 'username')
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-56">
        <Field
          label={t('classrooms/invite-a-co-teacher')}
          hint={t('classrooms/can-do-everything-but-delete')}
          value={username}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setUsername(event.target.value)}
          error={isMissed ? t('classrooms/please-enter-the-teachers-username') : usernameError}
        />
      </div>
      <Button type="submit" variant="outline" busy={invite.isPending} className="sm:mt-7.5">
        {t('classrooms/invite')}
      </Button>
      {usernameError === null && <MutationError error={invite.error} />}
    </form>
  )
}
