import {
  answerInvitation,
  listClassrooms,
  listInvitations,
  type ClassroomId,
} from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { call } from '../platform/api.ts'
import { queryOf } from '../platform/queries.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { toast } from '../ui/toast.ts'
import { MutationError } from '../platform/mutation-error.tsx'
import { useClassMutation } from './use-class-mutation.ts'

/** Classes that this teacher is invited to co-teach; renders nothing if there are none. */
export function Invitations() {
  const invitations = useQuery(queryOf(listInvitations))
  const answer = useClassMutation(
    ({ id, accepts }: { id: ClassroomId; accepts: boolean; name: string }) =>
      call(answerInvitation, { params: { id }, body: { accepts } }),
    [listInvitations, listClassrooms],
    (_, { accepts, name }) =>
      toast({
        title: accepts ? t('classrooms/now-teach-name-too', { name }) : t('classrooms/invitation-declined'),
        tone: 'right',
      }),
  )
  if (invitations.data === undefined || invitations.data.length === 0) return null
  return (
    <section aria-labelledby="invitations" className="flex flex-col gap-3">
      <h2 id="invitations" className="text-2xl font-bold">
        {t('classrooms/invitations')}
      </h2>
      <MutationError error={answer.error} />
      <ul className="flex flex-col gap-3">
        {invitations.data.map(({ classroomId: id, className: name, teacherName }) => (
          <Card as="li" key={id} padding="snug" className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <MailOpen aria-hidden className="size-6 shrink-0 text-warm" />
            <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              <Rich
                id="classrooms/teacher-name-invites"
                values={{ teacherName }}
                parts={{ class: <strong>{name}</strong> }}
              />
            </p>
            <div className="flex gap-3">
              <Button
                variant="outline"
                aria-label={t('classrooms/decline-name', { name })}
                onClick={() => answer.mutate({ id, accepts: false, name })}
              >
                {t('classrooms/decline')}
              </Button>
              <Button
                aria-label={t('classrooms/accept-name', { name })}
                busy={answer.isPending}
                onClick={() => answer.mutate({ id, accepts: true, name })}
              >
                {t('classrooms/accept')}
              </Button>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
