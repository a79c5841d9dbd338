/** This machine lacks something that the scenario needs. */
export class ScenarioSkipped extends Error {}
