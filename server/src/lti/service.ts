import { createArrivals } from './courses/arrivals.ts'
import { createCourses } from './courses/courses.ts'
import { createDeepLinking } from './deep-linking/deep-linking.ts'
import type { LtiDeps } from './deps.ts'
import { createFinishLaunch } from './finish-launch.ts'
import { createKeys } from './keys.ts'
import { createLaunches } from './launches.ts'
import { createLaunchStore } from './launch-store.ts'
import { createPlatformServices } from './platform-services.ts'
import { createPlatforms } from './platforms.ts'
import { createRegistration } from './registration.ts'
import { createScores } from './scores/scores.ts'

export type LtiFeature = ReturnType<typeof createLti>

/** Skills Center as a tool of learning management systems (LTI 1.3). */
export function createLti(deps: LtiDeps) {
  const platforms = createPlatforms(deps)
  const store = createLaunchStore(deps)
  const keys = createKeys(deps)
  const call = createPlatformServices({ ...deps, keys })
  const scores = createScores(deps, call)
  const courses = createCourses(deps, call)
  const deepLinking = createDeepLinking(deps, { keys, store })
  let listening: { stop(): Promise<void> } | undefined
  return {
    platforms,
    registration: createRegistration(deps, platforms),
    launches: {
      ...createLaunches(deps, store, scores.linked),
      ...createFinishLaunch(deps, { store, deepLinking, arrived: createArrivals(deps) }),
    },
    courses,
    deepLinking,
    keys,
    /** Checks and sends what is due now. Runs by itself after `start`. */
    sendScores: scores.jobs.run,

    async start(): Promise<void> {
      listening = await deps.onAnswered(scores.changed)
      scores.jobs.start()
    },
    async stop(): Promise<void> {
      await listening?.stop()
      await scores.jobs.stop()
    },
  }
}
