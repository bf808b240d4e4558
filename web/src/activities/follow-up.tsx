import type { Afterwards } from '@skills-center/contract/activities/afterwards'
import { ClipboardList } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { NotDone } from './not-done.tsx'
import type { OneClick } from './one-click.ts'

interface FollowUpProps {
  readonly skillName: string
  readonly afterwards: Afterwards
  readonly assign: OneClick
}

const studentsInWords = (count: number) => (count === 1 ? '1 student' : `${count} students`)

/** Work for those who need more of the skill. */
export function FollowUp({ skillName, afterwards: { unready, followUp }, assign }: FollowUpProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-xl font-bold">Follow-up practice</h3>
      <div role="status">
        {followUp !== null ? (
          <p>
            {skillName} is assigned to {studentsInWords(followUp.students)}.
          </p>
        ) : unready === 0 ? (
          <p>Everyone in the class had at least 80% right. Nobody needs more of {skillName} now.</p>
        ) : (
          <p>
            {studentsInWords(unready)} had less than 80% right or {unready === 1 ? 'was' : 'were'} not here.
            They practice {skillName} until they reach 80% mastery, due in a week.
          </p>
        )}
      </div>
      <NotDone error={assign.error} />
      <div className="mt-1">
        {followUp !== null ? (
          <ButtonLink href={`/assignment/${followUp.id}`} variant="outline">
            Open the assignment
          </ButtonLink>
        ) : (
          unready > 0 && (
            <Button busy={assign.isPending} onClick={assign.mutate}>
              <ClipboardList aria-hidden className="size-5" />
              Assign follow-up
            </Button>
          )
        )}
      </div>
    </div>
  )
}
