import { arranged, defineModel, type ItemTemplate, type Level } from '#form'
import {
  areMixedUp,
  receptorName,
  receptorOf,
  type SceneId,
  sceneIds,
  sceneName,
  stepsOf,
  stimulusOf,
} from '#situations/stimuli/stimuli.ts'
import { say } from './messages.gen.ts'

interface Values {
  level: Level
  /** Four with different receptors to match, or one whose steps are put in order. */
  scenes: SceneId[]
  shuffle: number
}

/** Which receptors respond (1), the way from stimulus to response (2), and with a memory on the way (3). */
export const signalPaths = defineModel<Values>({
  id: 'signal-paths',
  thinking: 'explain',
  seconds: 55,
  standards: ['MS-LS1-8'],
  task: ({ level, scenes }) => `${level} ${scenes.toSorted().join(' ')}`,
  draw: (random, level) => ({
    level,
    scenes: level === 1 ? random.sample(sceneIds, 4) : [random.pick(sceneIds)],
    shuffle: random.integer(0, 1e9),
  }),
  fits: ({ level, scenes }) => level > 1 || new Set(scenes.map(receptorOf)).size === 4,
  item: (values) => (values.level === 1 ? matched(values) : ordered(values)),
})

function matched({ scenes, shuffle }: Values): ItemTemplate {
  return {
    stem: [say('paths.ask-match')],
    ...arranged.match(shuffle, {
      pairs: scenes.map((scene) => ({
        source: stimulusOf(scene),
        target: receptorName(receptorOf(scene)),
        slips: scenes
          .filter((other) => other !== scene)
          .map((other) => ({
            target: receptorName(receptorOf(other)),
            misconception: 'senses.wrong-receptor' as const,
            feedback: areMixedUp(receptorOf(scene), receptorOf(other))
              ? say('paths.close')
              : say('paths.other'),
          })),
      })),
    }),
    hints: [say('paths.hint-kind'), say('paths.hint-rest')],
    solution: [
      say('paths.so-kind'),
      ...scenes.map((scene) =>
        say('paths.so-match', { stimulus: stimulusOf(scene), receptor: receptorName(receptorOf(scene)) }),
      ),
    ],
  }
}

function ordered({ level, scenes, shuffle }: Values): ItemTemplate {
  const [scene = 'ball'] = scenes
  const steps = stepsOf(scene, level === 3)
  const last = steps.length - 1
  const swapped = (one: number, other: number) =>
    steps.map((_step, at) => steps[at === one ? other : at === other ? one : at] ?? '')
  const wrong = [
    {
      order: swapped(1, 2),
      misconception: 'senses.brain-first' as const,
      feedback: say('paths.brain-first'),
    },
    {
      order: swapped(0, 1),
      misconception: 'senses.no-stimulus' as const,
      feedback: say('paths.stimulus-first'),
    },
    {
      order: swapped(last - 1, last),
      misconception: 'senses.no-brain' as const,
      feedback: say('paths.muscles-last'),
    },
    ...(level === 3
      ? [
          {
            order: swapped(2, 3),
            misconception: 'senses.memory-outside' as const,
            feedback: say('paths.memory-in-brain'),
          },
          {
            order: swapped(3, 4),
            misconception: 'senses.no-brain' as const,
            feedback: say('paths.memory-before'),
          },
        ]
      : []),
  ]
  return {
    stem: [sceneName(scene), say('paths.ask-order')],
    ...arranged.order(shuffle, {
      options: steps,
      first: say('paths.first'),
      last: say('paths.last'),
      wrong,
    }),
    hints: [say('paths.hint-outside'), say('paths.hint-brain')],
    solution: [say('paths.so-way'), ...(level === 3 ? [say('paths.so-memory')] : [say('paths.so-end')])],
  }
}
