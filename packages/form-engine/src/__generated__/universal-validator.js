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
	if (!(data && typeof data == "object" && !Array.isArray(data))) {
		validate10.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	const _errs1 = errors;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.d !== void 0) {
			let data0 = data.d;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.isRequired === void 0 && "isRequired") {
					const err0 = {};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				} else if (data0.isRequired !== void 0) {
					if (true !== data0.isRequired) {
						const err1 = {};
						if (vErrors === null) vErrors = [err1];
						else vErrors.push(err1);
						errors++;
					}
				}
			}
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	if (_valid0) {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing1;
			if (data.v === void 0 && (missing1 = "v")) {
				validate10.errors = [{
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: missing1 }
				}];
				return false;
			}
		}
		var _valid0 = _errs6 === errors;
		valid1 = _valid0;
	}
	if (!valid1) {
		const err2 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: "then" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
		validate10.errors = vErrors;
		return false;
	}
	var valid0 = _errs1 === errors;
	if (valid0) {
		const _errs7 = errors;
		const _errs8 = errors;
		let valid4 = true;
		const _errs9 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.d !== void 0) {
				let data2 = data.d;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (data2.isDigits === void 0 && "isDigits") {
						const err3 = {};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					} else if (data2.isDigits !== void 0) {
						if (true !== data2.isDigits) {
							const err4 = {};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					}
				}
			}
		}
		var _valid1 = _errs9 === errors;
		errors = _errs8;
		if (vErrors !== null) {
			if (_errs8) vErrors.length = _errs8;
			else vErrors = null;
		}
		if (_valid1) {
			const _errs12 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.v !== void 0) {
					let data4 = data.v;
					if (typeof data4 === "string") {
						if (!pattern0.test(data4)) {
							validate10.errors = [{
								instancePath: instancePath + "/v",
								schemaPath: "#/allOf/1/then/properties/v/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]*$" }
							}];
							return false;
						}
					}
				}
			}
			var _valid1 = _errs12 === errors;
			valid4 = _valid1;
		}
		if (!valid4) {
			const err5 = {
				instancePath,
				schemaPath: "#/allOf/1/if",
				keyword: "if",
				params: { failingKeyword: "then" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
			validate10.errors = vErrors;
			return false;
		}
		var valid0 = _errs7 === errors;
		if (valid0) {
			const _errs14 = errors;
			let valid8 = true;
			const _errs15 = errors;
			if (data && typeof data == "object" && !Array.isArray(data)) {
				if (data.d !== void 0) {
					let data5 = data.d;
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
						if (data5.type !== void 0) {
							if ("integer" !== data5.type) {
								const err6 = {};
								if (vErrors === null) vErrors = [err6];
								else vErrors.push(err6);
								errors++;
							}
						}
					}
				}
			}
			var _valid2 = _errs15 === errors;
			errors = _errs14;
			if (vErrors !== null) {
				if (_errs14) vErrors.length = _errs14;
				else vErrors = null;
			}
			let ifClause0;
			if (_valid2) {
				const _errs18 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.v !== void 0) {
						let data7 = data.v;
						const _errs19 = errors;
						if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
							validate10.errors = [{
								instancePath: instancePath + "/v",
								schemaPath: "#/then/properties/v/type",
								keyword: "type",
								params: { type: "integer" }
							}];
							return false;
						}
						if (errors === _errs19) {
							if (typeof data7 == "number" && isFinite(data7)) {
								const vSchema0 = data && data.d && data.d.maximum;
								if (vSchema0 !== void 0 && (!(typeof vSchema0 == "number" && isFinite(vSchema0)) || data7 > vSchema0 || isNaN(data7))) {
									validate10.errors = [{
										instancePath: instancePath + "/v",
										schemaPath: "#/then/properties/v/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: vSchema0
										}
									}];
									return false;
								} else {
									const vSchema1 = data && data.d && data.d.minimum;
									if (vSchema1 !== void 0 && (!(typeof vSchema1 == "number" && isFinite(vSchema1)) || data7 < vSchema1 || isNaN(data7))) {
										validate10.errors = [{
											instancePath: instancePath + "/v",
											schemaPath: "#/then/properties/v/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: vSchema1
											}
										}];
										return false;
									}
								}
							}
						}
					}
				}
				var _valid2 = _errs18 === errors;
				valid8 = _valid2;
				ifClause0 = "then";
			} else {
				const _errs21 = errors;
				if (data && typeof data == "object" && !Array.isArray(data)) {
					if (data.v !== void 0) {
						let data8 = data.v;
						const _errs22 = errors;
						const vSchema2 = data && data.d && data.d.codes;
						let valid13;
						if (vSchema2 === void 0) valid13 = true;
						else if (!Array.isArray(vSchema2)) {
							validate10.errors = [{
								instancePath: instancePath + "/v",
								schemaPath: "#/else/properties/v/enum",
								keyword: "enum",
								params: {}
							}];
							return false;
						} else {
							valid13 = false;
							for (const v0 of vSchema2) if (func0(data8, v0)) {
								valid13 = true;
								break;
							}
						}
						if (!valid13) {
							validate10.errors = [{
								instancePath: instancePath + "/v",
								schemaPath: "#/else/properties/v/enum",
								keyword: "enum",
								params: { allowedValues: vSchema2 }
							}];
							return false;
						}
						if (errors === _errs22) {
							if (typeof data8 === "string") {
								const vSchema3 = data && data.d && data.d.maxLength;
								if (vSchema3 !== void 0 && (!(typeof vSchema3 == "number" && isFinite(vSchema3)) || func3(data8) > vSchema3)) {
									validate10.errors = [{
										instancePath: instancePath + "/v",
										schemaPath: "#/else/properties/v/maxLength",
										keyword: "maxLength",
										params: { limit: vSchema3 }
									}];
									return false;
								}
							} else {
								validate10.errors = [{
									instancePath: instancePath + "/v",
									schemaPath: "#/else/properties/v/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
					}
				}
				var _valid2 = _errs21 === errors;
				valid8 = _valid2;
				ifClause0 = "else";
			}
			if (!valid8) {
				const err7 = {
					instancePath,
					schemaPath: "#/if",
					keyword: "if",
					params: { failingKeyword: ifClause0 }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
				validate10.errors = vErrors;
				return false;
			}
		}
	}
	validate10.errors = vErrors;
	return errors === 0;
}
export { _virtual_universal_validator_default as default, validate };
