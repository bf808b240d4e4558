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
      name: 'grown with its text',
      show: () => (
        <TextArea
          label="Feedback to wrong answer 1"
          rows={1}
          defaultValue={
            'You added 3 dollars for 3 more pens.\nWhat does one pen cost?\nAnd then seven of them?'
          }
        />
      ),
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
