import type { SkillId } from '@skills-center/contract/ids'
import type { SkillLesson } from '@skills-center/contract/skills'
import { requireStandard } from '@skills-center/curriculum/standards'
import type { FastifyInstance } from 'fastify'
import { firstCalls } from './first-calls.ts'
import type { Now } from './platform/clock.ts'
import { type Configuration, siteAddress } from './platform/config.ts'
import { skill, skills } from './platform/skills.ts'
import { sampleReport } from './practice/samples/sample-report.ts'
import { demoRoutes } from './practice/demo/demo-routes.ts'
import { createDemo } from './practice/demo/demo.ts'
import { siteRoutes } from './site/routes.ts'
import { createSite } from './site/service.ts'

export interface ServedSite {
  configuration: Configuration
  now: Now
  webRoot: string
  hasDemoClass: boolean
  mistakesOf: (id: SkillId) => SkillLesson['mistakes']
}

/**
 * Serves the public pages and their samples. They are built from the curriculum and the learner model, never from
 * students' data.
 */
export async function serveSite(http: FastifyInstance, deps: ServedSite): Promise<void> {
  const { configuration, now, webRoot, mistakesOf } = deps
  const { appName, appTagline, publicUrl, supportEmail } = configuration
  const trial = createDemo({ skill })
  demoRoutes(http, trial, now)
  const site = createSite({
    skills,
    labelOf: (code) => requireStandard(code).label,
    mistakesOf,
    sampleReport: () => sampleReport(skill),
    exampleRun: trial.example,
    dailyLimit: configuration.dailyLimit,
    hasDemoClass: deps.hasDemoClass,
  })
  await siteRoutes(http, {
    webRoot,
    site,
    config: { app_name: appName, app_tagline: appTagline },
    publicUrl,
    contact: { siteAddress: siteAddress(configuration), contactEmail: supportEmail },
    firstCalls,
    now,
  })
}
