import type { SkillSummary } from '@skills-center/contract/skills'
import { Keyboard } from 'lucide-react'
import { contentLanguage } from '../language/language.ts'
import { t } from '../language/messages.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { GoalProgress } from './goal-progress.tsx'

/** The skill's name, the way back and the shortcuts. */
export function PracticeHead({ skill, onShortcuts }: { skill: SkillSummary; onShortcuts?: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <BackLink href={`/#${skill.subject}`}>
          {skill.subject === 'math' ? t('practice/math-skills') : t('practice/science-skills')}
        </BackLink>
        <PageHeading title={skill.name} className="text-2xl sm:text-3xl">
          <span lang={contentLanguage(skill)}>{skill.name}</span>
        </PageHeading>
        <GoalProgress />
      </div>
      {onShortcuts !== undefined && (
        <div className="max-md:hidden">
          <Button
            variant="quiet"
            size="small"
            aria-label={t('practice/keyboard-shortcuts')}
            onClick={onShortcuts}
          >
            <Keyboard aria-hidden className="size-5" />
          </Button>
        </div>
      )}
    </div>
  )
}
