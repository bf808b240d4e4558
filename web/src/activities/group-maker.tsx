import type { ActivityReport, MadeGroup } from '@skills-center/contract/activities/report'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { contentLanguage, type InLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { NotDone } from './not-done.tsx'
import type { OneClick } from './one-click.ts'

interface GroupMakerProps {
  /** The skill's language, in which misconceptions are named. */
  readonly content: InLanguage
  readonly classroomId: ClassroomId
  readonly report: ActivityReport
  readonly make: OneClick
}

/** Groups of the students who answered. Group names do not reveal the reason; the teacher can open it. */
export function GroupMaker({ content, classroomId, report, make }: GroupMakerProps) {
  const { answered, inGroups, groups } = report
  const [isAsking, setAsking] = useState(false)
  const isMade = groups.length > 0
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-xl font-bold">{t('activities/groups')}</h3>
      <div role="status">
        {isMade ? (
          <ul className="flex flex-wrap gap-2">
            {groups.map(({ id, name, students }) => (
              <li key={id} className="rounded-md bg-sunken px-3 py-1.5 font-semibold">
                <Rich
                  id="activities/name-students"
                  values={{ name, students }}
                  parts={{
                    figure: <span className="font-normal text-ink-soft" />,
                    unit: <span className="sr-only" />,
                  }}
                />
              </li>
            ))}
          </ul>
        ) : answered === 0 ? (
          <p>{t('activities/nobody-in-the-class-answered')}</p>
        ) : (
          <p>{t('activities/students-with-the-same-thinking')}</p>
        )}
      </div>
      {isMade && <Reasons groups={groups} content={content} />}
      <NotDone error={make.error} />
      <div className="mt-1">
        {isMade ? (
          <ButtonLink href={`/classroom/${classroomId}?tab=groups`} variant="outline">
            {t('activities/see')}
          </ButtonLink>
        ) : (
          answered > 0 && (
            <Button busy={make.isPending} onClick={() => (inGroups > 0 ? setAsking(true) : make.mutate())}>
              <Users aria-hidden className="size-5" />
              {t('activities/make-groups')}
            </Button>
          )
        )}
      </div>
      <Dialog
        open={isAsking}
        title={t('activities/make-new-groups')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('activities/leave')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                make.mutate()
              }}
            >
              {t('activities/make-groups')}
            </Button>
          </>
        }
      >
        <p>{t('activities/students-are-in-a-group', { inGroups })}</p>
      </Dialog>
    </div>
  )
}

function Reasons({
  groups,
  content,
}: {
  readonly groups: readonly MadeGroup[]
  readonly content: InLanguage
}) {
  return (
    <details>
      <summary className="cursor-pointer font-semibold text-action">
        {t('activities/why-these-groups')}
      </summary>
      <dl className="mt-3 flex flex-col gap-3">
        {groups.map((group) => (
          <div key={group.id}>
            <dt className="font-bold">{group.name}</dt>
            <dd
              lang={group.misconception === null ? undefined : contentLanguage(content)}
              className="max-w-prose first-letter:uppercase"
            >
              {reasonOf(group)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function reasonOf({ reason, misconception }: MadeGroup): string {
  switch (reason) {
    case 'ready':
      return t('activities/at-least-80-percent-right')
    case 'nearly':
      return t('activities/at-least-half-right')
    case 'again':
      return t('activities/less-than-half-right')
    case 'misconception':
      return misconception === null
        ? t('activities/same-thinking-behind-their-wrong')
        : `${misconception.name}. ${misconception.explanation}`
  }
}
