import type { SkillId } from '@skills-center/contract/ids'
import { t } from '../language/messages.ts'
import { useIsSettled } from './pending-answers.ts'
import { usePractice } from './practice-query.ts'
import { PracticeRun } from './practice-run.tsx'

export { preloadQuestionView } from './preload-question-view.ts'

/** Practice of one skill. */
export function PracticePage({ skillId }: { skillId: SkillId }) {
  return <OneSkill key={skillId} skillId={skillId} />
}

function OneSkill({ skillId }: { skillId: SkillId }) {
  const loaded = usePractice(skillId, useIsSettled())
  return <PracticeRun loaded={loaded} title={t('practice/practice')} />
}
