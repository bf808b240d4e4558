import type { ActivityReport } from '@skills-center/contract/activities/report'
import type { SkillSummary } from '@skills-center/contract/skills'
import { ClipboardList } from 'lucide-react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { NotDone } from './not-done.tsx'
import type { OneClick } from './one-click.ts'

interface FollowUpProps {
  readonly skill: SkillSummary
  readonly report: ActivityReport
  readonly assign: OneClick
}

/** An assignment for the students who need more of the skill. */
export function FollowUp({ skill, report: { unready, followUp }, assign }: FollowUpProps) {
  const parts = { skill: <span lang={contentLanguage(skill)} /> }
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-xl font-bold">{t('activities/follow-up-practice')}</h3>
      <div role="status">
        {followUp !== null ? (
          <p>
            <Rich
              id="activities/skill-is-assigned-to-students"
              values={{ skill: skill.name, count: followUp.students }}
              parts={parts}
            />
          </p>
        ) : unready === 0 ? (
          <p>
            <Rich id="activities/everyone-in-the-class" values={{ skill: skill.name }} parts={parts} />
          </p>
        ) : (
          <p>
            <Rich
              id="activities/students-had-less-than-80"
              values={{ skill: skill.name, count: unready }}
              parts={parts}
            />
          </p>
        )}
      </div>
      <NotDone error={assign.error} />
      <div className="mt-1">
        {followUp !== null ? (
          <ButtonLink href={`/assignment/${followUp.id}`} variant="outline">
            {t('activities/open-the-assignment')}
          </ButtonLink>
        ) : (
          unready > 0 && (
            <Button busy={assign.isPending} onClick={assign.mutate}>
              <ClipboardList aria-hidden className="size-5" />
              {t('activities/assign-follow-up')}
            </Button>
          )
        )}
      </div>
    </div>
  )
}
