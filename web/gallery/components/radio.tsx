import { Radio } from '../../src/ui/radio.tsx'
import type { ShownComponent } from './shown.ts'

export const radio: ShownComponent = {
  when: 'One of several, in a fieldset whose legend asks. Arrow keys move among those of one name. For two to four short choices side by side take a SegmentedControl, for many a Select.',
  states: [
    {
      name: 'plain',
      show: () => (
        <fieldset>
          <legend className="font-semibold">Which one is right?</legend>
          <Radio name="plain" defaultChecked>
            Option 1 is right
          </Radio>
          <Radio name="plain">Option 2 is right</Radio>
        </fieldset>
      ),
    },
    {
      name: 'row',
      show: () => (
        <fieldset className="max-w-md">
          <legend className="font-semibold">What is wrong with this question?</legend>
          {['The answer is wrong', 'I do not understand it', 'Something else'].map((words) => (
            <Radio
              key={words}
              look="row"
              name="row"
              className="rounded-md has-checked:bg-math-soft has-checked:font-semibold"
            >
              {words}
            </Radio>
          ))}
        </fieldset>
      ),
    },
    {
      name: 'card: choices that are told apart by more than their names',
      show: () => (
        <fieldset>
          <legend className="mb-2 font-semibold">How to pay</legend>
          <div className="grid max-w-xl gap-2 sm:grid-cols-2">
            <Radio look="card" name="card" defaultChecked>
              <span className="min-w-0">
                <span className="block leading-snug font-semibold">Monthly</span>
                <span className="block text-sm text-ink-soft">Ends whenever you like.</span>
              </span>
            </Radio>
            <Radio look="card" name="card">
              <span className="min-w-0">
                <span className="block leading-snug font-semibold">Yearly</span>
                <span className="block text-sm text-ink-soft">Costs less in all.</span>
              </span>
            </Radio>
          </div>
        </fieldset>
      ),
    },
    {
      name: 'disabled',
      show: () => (
        <Radio name="disabled" disabled>
          Option 1 is right
        </Radio>
      ),
    },
  ],
}
