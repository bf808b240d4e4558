import { TextArea } from '../../src/ui/text-area.tsx'
import type { ShownComponent } from './shown.ts'

export const textArea: ShownComponent = {
  when: 'More than a line to type: a question to us, the words of a teacher’s own question.',
  states: [
    {
      name: 'empty',
      show: () => <TextArea label="What happened?" hint="The more you tell, the sooner we find it." />,
    },
    {
      name: 'with an error',
      show: () => <TextArea label="What happened?" error="Please write a few words." />,
    },
    {
      name: 'disabled',
      show: () => <TextArea label="What happened?" defaultValue="It is on its way." disabled />,
    },
  ],
}
