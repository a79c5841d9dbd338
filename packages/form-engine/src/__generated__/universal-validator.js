// Generated from src/validator/universal-schema.ts by `validator:build`. Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
var validate = validate10;
var _virtual_universal_validator_default = validate10;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9]*$", "u");
var func0 = require_equal().default;
var func3 = require_ucs2length().default;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
	let vErrors = null;
	let errors = 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			const _errs4 = errors;
			let valid3 = true;
			const _errs5 = errors;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.d !== void 0) {
					let data1 = data0.d;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
						if (data1.isDigits === void 0 && "isDigits") {
							const err0 = {};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						} else if (data1.isDigits !== void 0) {
							if (true !== data1.isDigits) {
								const err1 = {};
								if (vErrors === null) vErrors = [err1];
								else vErrors.push(err1);
								errors++;
							}
						}
					}
				}
			}
			var _valid0 = _errs5 === errors;
			errors = _errs4;
			if (vErrors !== null) {
				if (_errs4) vErrors.length = _errs4;
				else vErrors = null;
			}
			if (_valid0) {
				const _errs8 = errors;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.v !== void 0) {
						let data3 = data0.v;
						if (typeof data3 === "string") {
							if (!pattern0.test(data3)) {
								const err2 = {
									instancePath: instancePath + "/" + i0 + "/v",
									schemaPath: "#/items/allOf/0/then/properties/v/pattern",
									keyword: "pattern",
									params: { pattern: "^[0-9]*$" },
									message: "must match pattern \"^[0-9]*$\""
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
						}
					}
				}
				var _valid0 = _errs8 === errors;
				valid3 = _valid0;
			}
			if (!valid3) {
				const err3 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/allOf/0/if",
					keyword: "if",
					params: { failingKeyword: "then" },
					message: "must match \"then\" schema"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			const _errs10 = errors;
			let valid7 = true;
			const _errs11 = errors;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.d !== void 0) {
					let data4 = data0.d;
					if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
						if (data4.type !== void 0) {
							if ("integer" !== data4.type) {
								const err4 = {};
								if (vErrors === null) vErrors = [err4];
								else vErrors.push(err4);
								errors++;
							}
						}
					}
				}
			}
			var _valid1 = _errs11 === errors;
			errors = _errs10;
			if (vErrors !== null) {
				if (_errs10) vErrors.length = _errs10;
				else vErrors = null;
			}
			let ifClause0;
			if (_valid1) {
				const _errs14 = errors;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.v !== void 0) {
						let data6 = data0.v;
						if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
							const err5 = {
								instancePath: instancePath + "/" + i0 + "/v",
								schemaPath: "#/items/then/properties/v/type",
								keyword: "type",
								params: { type: "integer" },
								message: "must be integer"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (typeof data6 == "number" && isFinite(data6)) {
							const vSchema0 = data0 && data0.d && data0.d.maximum;
							if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || data6 > vSchema0 || isNaN(data6))) {
								const err6 = {
									instancePath: instancePath + "/" + i0 + "/v",
									schemaPath: "#/items/then/properties/v/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: vSchema0
									},
									message: "must be <= " + vSchema0
								};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
							const vSchema1 = data0 && data0.d && data0.d.minimum;
							if (vSchema1 !== void 0 && (!(typeof vSchema1 == "number" && isFinite(vSchema1)) || data6 < vSchema1 || isNaN(data6))) {
								const err7 = {
									instancePath: instancePath + "/" + i0 + "/v",
									schemaPath: "#/items/then/properties/v/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: vSchema1
									},
									message: "must be >= " + vSchema1
								};
								if (vErrors === null) vErrors = [err7];
								else vErrors.push(err7);
								errors++;
							}
						}
					}
				}
				var _valid1 = _errs14 === errors;
				valid7 = _valid1;
				ifClause0 = "then";
			} else {
				const _errs17 = errors;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					if (data0.v !== void 0) {
						let data7 = data0.v;
						const vSchema2 = data0 && data0.d && data0.d.codes;
						let valid12;
						if (vSchema2 === void 0) valid12 = true;
						else if (!Array.isArray(vSchema2)) {
							const err8 = {
								instancePath: instancePath + "/" + i0 + "/v",
								schemaPath: "#/items/else/properties/v/enum",
								keyword: "enum",
								params: {},
								message: "\"enum\" keyword must be array ($data)"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
							valid12 = false;
						} else {
							valid12 = false;
							for (const v0 of vSchema2) if (func0(data7, v0)) {
								valid12 = true;
								break;
							}
						}
						if (!valid12) {
							const err9 = {
								instancePath: instancePath + "/" + i0 + "/v",
								schemaPath: "#/items/else/properties/v/enum",
								keyword: "enum",
								params: { allowedValues: vSchema2 },
								message: "must be equal to one of the allowed values"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (typeof data7 === "string") {
							const vSchema3 = data0 && data0.d && data0.d.maxLength;
							if (vSchema3 !== void 0 && (!(typeof vSchema3 == "number" && isFinite(vSchema3)) || func3(data7) > vSchema3)) {
								const err10 = {
									instancePath: instancePath + "/" + i0 + "/v",
									schemaPath: "#/items/else/properties/v/maxLength",
									keyword: "maxLength",
									params: { limit: vSchema3 },
									message: "must NOT have more than " + vSchema3 + " characters"
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						} else {
							const err11 = {
								instancePath: instancePath + "/" + i0 + "/v",
								schemaPath: "#/items/else/properties/v/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
				}
				var _valid1 = _errs17 === errors;
				valid7 = _valid1;
				ifClause0 = "else";
			}
			if (!valid7) {
				const err12 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/if",
					keyword: "if",
					params: { failingKeyword: ifClause0 },
					message: "must match \"" + ifClause0 + "\" schema"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				const vSchema4 = data0 && data0.d && data0.d.required;
				if (!(vSchema4 === void 0)) {
					if (!Array.isArray(vSchema4)) {
						const err13 = {
							instancePath: instancePath + "/" + i0,
							schemaPath: "#/items/required",
							keyword: "required",
							params: {},
							message: "\"required\" keyword must be array ($data)"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					} else for (const prop0 of vSchema4) if (data0[prop0] === void 0) {
						const err14 = {
							instancePath: instancePath + "/" + i0,
							schemaPath: "#/items/required",
							keyword: "required",
							params: { missingProperty: prop0 },
							message: "must have required property '" + prop0 + "'"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _virtual_universal_validator_default as default, validate };
