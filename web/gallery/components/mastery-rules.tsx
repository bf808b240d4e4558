import { MasteryRules } from '../../src/ui/mastery-rules.tsx'
import type { ShownComponent } from './shown.ts'

const nothing = () => undefined

export const masteryRules: ShownComponent = {
  when: 'Under a mastery figure, for anyone who wants to know how it is worked out. Fetched when it is opened.',
  states: [
    {
      name: 'there',
      show: () => (
        <MasteryRules
          rules={['Each answer moves the figure a little.', 'What is not practiced fades slowly.']}
          hasFailed={false}
          onOpen={nothing}
        />
      ),
    },
    { name: 'on its way', show: () => <MasteryRules rules={undefined} hasFailed={false} onOpen={nothing} /> },
    { name: 'not loaded', show: () => <MasteryRules rules={undefined} hasFailed onOpen={nothing} /> },
  ],
}
