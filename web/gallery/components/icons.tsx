import { AchievementIcon as AchievementIconName } from '@skills-center/contract/achievements'
import { SkillIcon as SkillIconName } from '@skills-center/contract/skills'
import { AchievementIcon } from '../../src/ui/achievement-icon.tsx'
import { Logo } from '../../src/ui/logo.tsx'
import { SkillIcon } from '../../src/ui/skill-icon.tsx'
import type { ShownComponent } from './shown.ts'

const list = 'flex flex-wrap gap-x-6 gap-y-3'
const item = 'flex items-center gap-2'

export const icons: ShownComponent = {
  when: 'A sign beside a name, never instead of it: screen readers are told the name alone.',
  states: [
    { name: 'logo', show: () => <Logo /> },
    {
      name: 'of skills',
      show: () => (
        <ul className={list}>
          {SkillIconName.options.map((name) => (
            <li key={name} className={item}>
              <SkillIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: 'of achievements',
      show: () => (
        <ul className={list}>
          {AchievementIconName.options.map((name) => (
            <li key={name} className={item}>
              <AchievementIcon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  ],
}
