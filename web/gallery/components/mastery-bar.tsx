import { MasteryBar } from '../../src/ui/mastery-bar.tsx'
import type { ShownComponent } from './shown.ts'

export const masteryBar: ShownComponent = {
  when: 'The chance, out of 100, that a student gets a fresh question of a skill right. The softer its edge, the less sure the figure is.',
  states: [
    {
      name: 'not known yet',
      show: () => <MasteryBar label="Mastery of unit rates" value={null} certainty={null} subject="math" />,
    },
    ...(['low', 'medium', 'high'] as const).map((certainty) => ({
      name: `certainty ${certainty}`,
      show: () => (
        <MasteryBar label="Mastery of unit rates" value={64} certainty={certainty} subject="math" />
      ),
    })),
    {
      name: 'science, nearly full',
      show: () => (
        <MasteryBar label="Mastery of energy transfer" value={97} certainty="high" subject="science" />
      ),
    },
  ],
}
